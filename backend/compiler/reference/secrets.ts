import { apiSettings } from './api-settings.ts';

/** Of the commands `campus admin …`: it is no setting of the API. */
const OF_COMMANDS = ['ADMIN_PASSWORD'];

/** Every variable that is or contains a secret. */
export function secretNames(): string[] {
  const ofApi = apiSettings().filter(({ options }) => options.secret);
  return [...ofApi.map(({ name }) => name), ...OF_COMMANDS];
}

/** The module that names them, for the API and for `npm start`. */
export function secretsModule(): string {
  return `// Written from the declared settings (backend/src/config) by "npm run docs:generate".

/** Variables that are secret, or contain a secret: each may be in a file of its own instead, which \`<name>_FILE\` names. */
export const SECRETS = ${JSON.stringify(secretNames())};
`;
}
