/**
 * Addresses of the stack under test and the administrator's credentials. The global setup puts them into the
 * environment.
 */
export interface Environment {
  apiOrigin: string;
  memberOrigin: string;
  /** Address of the console, including its path. */
  consoleUrl: string;
  administrator: { userName: string; password: string };
  /** Folder with the mails that the API has sent, as files. */
  mailDir: string;
}

const VARIABLE = 'CAMPUS_E2E';

/** Passes the environment to the test workers. */
export function announceEnvironment(environment: Environment): void {
  process.env[VARIABLE] = JSON.stringify(environment);
}

/** @throws Error when the global setup has not run */
export function readEnvironment(): Environment {
  const text = process.env[VARIABLE];
  if (text === undefined)
    throw new Error('The stack under test is not running: run "npm test -w packages/e2e".');
  return JSON.parse(text) as Environment;
}
