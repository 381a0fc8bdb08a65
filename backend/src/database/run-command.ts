import { withSecretFiles } from '../config/secret-files.js';

/** Runs a command's work; a failure is one clear line and exit status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** @throws Error when DATABASE_URL is missing */
export function requireDatabaseUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const url = withSecretFiles(environment).DATABASE_URL;
  if (!url)
    throw new Error('Set DATABASE_URL, for example postgres://user:password@localhost:5432/campus_commons');
  return url;
}
