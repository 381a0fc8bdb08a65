/** Where the pieces under test answer, and how the administrator signs in; the global setup puts it into the environment. */
export interface Environment {
  apiOrigin: string;
  memberOrigin: string;
  /** Address of the console, path included. */
  consoleUrl: string;
  administrator: { userName: string; password: string };
  /** Where the mails that the API sends lie as files. */
  mailDir: string;
}

const VARIABLE = 'CAMPUS_E2E';

/** Hands the environment over to the processes that run the tests. */
export function announceEnvironment(environment: Environment): void {
  process.env[VARIABLE] = JSON.stringify(environment);
}

/** @throws Error when the global setup has not run */
export function readEnvironment(): Environment {
  const text = process.env[VARIABLE];
  if (text === undefined)
    throw new Error('The pieces under test are not started: run "npm test -w packages/e2e".');
  return JSON.parse(text) as Environment;
}
