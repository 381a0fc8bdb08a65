/** Settings that are secret, or hold a secret; a test compares them with the backend's own list. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'MEMBER_TOKEN_KEY',
  'MEMBER_TOKEN_KEY_ACCEPTED',
  'ADMIN_TOKEN_KEY',
  'ADMIN_TOKEN_KEY_ACCEPTED',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'REDIS_URL',
  'ADMIN_PASSWORD',
] as const;
/** Those that a single command is given, to make somebody who can sign in. */
const FOR_ONE_COMMAND = ['ADMIN_PASSWORD', 'DEMO_PASSWORD'] as const;

/** Variables that a program is started without, also where our own environment has them. */
type Withheld = Record<string, undefined>;

/** For the sites and the builds, which need no secret at all. */
export const WITHOUT_SECRETS = withheld([...SECRETS, ...FOR_ONE_COMMAND]);

/** For every piece that runs until stopped: only single commands have a use for these passwords. */
export const WITHOUT_PASSWORDS = withheld(FOR_ONE_COMMAND);

/** For commands of the backend: the database and the store of pictures is all they work on. */
export const FOR_COMMANDS = withheld(
  [...SECRETS, ...FOR_ONE_COMMAND].filter((name) => !name.startsWith('S3_')),
);

function withheld(names: readonly string[]): Withheld {
  // A secret may also stand in a file that `<name>_FILE` names.
  return Object.fromEntries(names.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, undefined]));
}
