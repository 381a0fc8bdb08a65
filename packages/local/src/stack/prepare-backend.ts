import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../checks/command.ts';
import { acquireLock } from '../entry/process-lock.mjs';
import { repository } from '../entry/install.mjs';
import type { Progress } from '../entry/progress.mjs';
import { CAMPUS, tokenKeys, type RunBackendCommand } from './accounts.ts';
import { ensureBuilt } from './build.ts';
import type { Cleanup } from './cleanup.ts';
import { prepareDataDir, writePrivate } from './data-dir.ts';
import { openDatabase } from './database.ts';
import { FOR_COMMANDS } from './environment.ts';
import { checkPortsFree } from './ports.ts';
import { publicRecordKey } from './record-keys.ts';
import type { Settings } from './settings.ts';

/** Origins of the API and the two sites. The console is at `/admin` of its origin. */
export interface Origins {
  api: string;
  member: string;
  admin: string;
}

/** A built API with a migrated database: what both `npm start` and `npm run dev` need. */
export interface PreparedBackend {
  /** Without symbolic links. */
  dataDir: string;
  origins: Origins;
  /** Environment variables for the API and its commands, merged into this process's environment. */
  apiEnv: Record<string, string>;
  /** What the sites' configuration takes from the API's besides the origins. */
  siteEnv: Record<string, string>;
  /** Runs a command of the backend on its database. */
  run: RunBackendCommand;
  /** Resolves when the database ends unexpectedly. */
  databaseCrashed: Promise<Error>;
}

/**
 * Checks the ports, creates the data directory and locks it. These cheap checks run before the slow build, so that a
 * wrong setting is reported at once.
 * @returns the data directory without symbolic links
 */
export async function lockDataDir(settings: Settings, cleanup: Cleanup): Promise<string> {
  await checkPortsFree(settings.ports);
  const dataDir = await prepareDataDir(settings.dataDir);
  const lock = await acquireLock(`run on ${dataDir}`);
  if ('holder' in lock) {
    throw new Error(
      `Process ${lock.holder} already runs Campus Commons on ${dataDir}. ` +
        'Stop it with Ctrl-C, or set DATA_DIR and the three ports to run a second one.',
    );
  }
  cleanup.add(() => lock.release());
  return dataDir;
}

/** Builds the API, opens and migrates the database. */
export async function prepareBackend(
  settings: Settings,
  dataDir: string,
  progress: Progress,
  signal: AbortSignal,
  cleanup: Cleanup,
): Promise<PreparedBackend> {
  const origins = localOrigins(settings);
  const opening = openDatabase(dataDir, settings.databaseUrl, progress).then((opened) => {
    cleanup.add(() => opened.stop());
    return opened;
  });
  // `allSettled`: when the build fails, the database must have finished opening before it can be closed.
  const [database, built] = await Promise.allSettled([opening, ensureBuilt('backend', progress, signal)]);
  if (database.status === 'rejected') throw database.reason;
  if (built.status === 'rejected') throw built.reason;

  const keys = await tokenKeys(dataDir);
  const commandEnv = {
    // The demo content command refuses to run in production.
    NODE_ENV: 'development',
    DATABASE_URL: database.value.url,
    DATA_DIR: dataDir,
    // The demo content has signed records, which name where they are shown.
    RECORD_KEY: keys.RECORD_KEY,
    MEMBER_ORIGIN: origins.member,
  };
  const apiEnv = {
    ...commandEnv,
    API_PORT: String(settings.ports.api),
    // There is no proxy that needs time to notice a stop.
    STOP_DRAIN_SECONDS: '0',
    API_ORIGIN: origins.api,
    ADMIN_ORIGIN: origins.admin,
    ...keys,
  };
  const run: RunBackendCommand = async ([script, ...args], env) => {
    const result = await runCommand(
      [process.execPath, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script, ...args],
      {
        cwd: path.join(repository, 'backend'),
        env: { ...FOR_COMMANDS, ...commandEnv, ...env },
        signal,
      },
    );
    signal.throwIfAborted();
    if (!result.ok) throw new Error(result.output.trim());
    return result.output;
  };
  await progress.step('Migrating the database', () => migrate(run, settings.databaseUrl));
  await publishDatabaseUrl(dataDir, database.value.url, cleanup);
  return {
    dataDir,
    origins,
    apiEnv,
    siteEnv: { RECORD_PUBLIC_KEYS: publicRecordKey(keys.RECORD_KEY) },
    run,
    databaseCrashed: database.value.crashed,
  };
}

/** The first to connect to the database, so this reports when a server at DATABASE_URL cannot be reached. */
async function migrate(run: RunBackendCommand, databaseUrl: string | undefined): Promise<void> {
  try {
    await run([CAMPUS, 'migrate'], {});
  } catch (cause) {
    if (databaseUrl === undefined || !(cause instanceof Error)) throw cause;
    throw new Error(
      `The database at DATABASE_URL cannot be used: ${cause.message}. ` +
        'Start that server or correct DATABASE_URL; without it an embedded server is used.',
      { cause },
    );
  }
}

function localOrigins({ ports }: Settings): Origins {
  return {
    api: `http://localhost:${ports.api}`,
    member: `http://localhost:${ports.member}`,
    admin: `http://localhost:${ports.admin}`,
  };
}

/** Backend commands read it when DATABASE_URL is not set (`backend/src/database/run-command.ts`). */
const FILE = 'database.json';

/**
 * Lets commands such as `npm run campus -- admin create` find the database while everything runs: writes its address
 * and password to a file that only its owner can read.
 */
export async function publishDatabaseUrl(dataDir: string, url: string, cleanup: Cleanup): Promise<void> {
  const file = path.join(dataDir, FILE);
  await writePrivate(file, { url });
  cleanup.add(() => rm(file, { force: true }));
}
