import { SECRETS } from '../../../../backend/src/config/secret-files.ts';

/** Passwords that one-off commands receive to create an account. */
const COMMAND_PASSWORDS = ['ADMIN_PASSWORD', 'DEMO_PASSWORD'] as const;

/** Variables that are removed from a program's environment. */
type RemovedVariables = Record<string, undefined>;

/** For the sites and the builds, which need no secrets. */
export const WITHOUT_SECRETS = remove([...SECRETS, ...COMMAND_PASSWORDS]);

/** For every process that runs until stopped: only one-off commands need these passwords. */
export const WITHOUT_PASSWORDS = remove(COMMAND_PASSWORDS);

/** For backend commands: they use only the database, which the caller passes, and the picture store. */
export const FOR_COMMANDS = remove(
  [...SECRETS, ...COMMAND_PASSWORDS].filter((name) => !name.startsWith('S3_')),
);

function remove(names: readonly string[]): RemovedVariables {
  // A secret may also be in a file that `<name>_FILE` names.
  return Object.fromEntries(names.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, undefined]));
}
