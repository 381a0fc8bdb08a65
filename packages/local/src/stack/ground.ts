import path from 'node:path';
import { runCommand } from '../checks/command.ts';
import { claim } from '../entry/claim.mjs';
import { repository } from '../entry/install.mjs';
import type { Progress } from '../entry/progress.mjs';
import {
  ensureAdministrator,
  ensureDemoContent,
  tokenKeys,
  type Administrator,
  type DemoMember,
  type RunBackendCommand,
} from './accounts.ts';
import { ensureBuilt } from './build.ts';
import type { Cleanup } from './cleanup.ts';
import { prepareDataDir } from './data-dir.ts';
import { openDatabase } from './database.ts';
import { FOR_COMMANDS } from './environment.ts';
import { offerDatabase } from './offer-database.ts';
import { checkPortsFree } from './ports.ts';
import type { Settings } from './settings.ts';

/** Origins of the three pieces; the console lives at `/admin` of its own. */
export interface Origins {
  api: string;
  member: string;
  admin: string;
}

/** What every way of running the pieces stands on. */
export interface Ground {
  /** Without symbolic links. */
  dataDir: string;
  origins: Origins;
  /** What the API and its commands need in their environment, besides our own. */
  apiEnv: Record<string, string>;
  administrator: Administrator;
  demoMember: DemoMember | undefined;
  /** Resolves when the database ends without having been asked to. */
  databaseCrashed: Promise<Error>;
}

/** The cheap tests first, so that a wrong setting is told before minutes have gone by. */
export async function claimGround(settings: Settings, cleanup: Cleanup): Promise<string> {
  await checkPortsFree(settings.ports);
  const dataDir = await prepareDataDir(settings.dataDir);
  const mine = await claim(`run on ${dataDir}`);
  if ('holder' in mine) {
    throw new Error(
      `Process ${mine.holder} already runs Campus Commons on ${dataDir}. ` +
        'Stop it with Ctrl-C, or set DATA_DIR and the three ports to run a second one.',
    );
  }
  cleanup.add(() => mine.release());
  return dataDir;
}

/** Builds the API, opens and migrates the database, and sees to it that somebody can sign in. */
export async function prepareGround(
  settings: Settings,
  dataDir: string,
  progress: Progress,
  signal: AbortSignal,
  cleanup: Cleanup,
): Promise<Ground> {
  const origins = localOrigins(settings);
  const opening = openDatabase(dataDir, settings.databaseUrl, progress).then((opened) => {
    cleanup.add(() => opened.stop());
    return opened;
  });
  // Both to their end, even when one fails: what is still opening could not be closed.
  const [database, built] = await Promise.allSettled([opening, ensureBuilt('backend', progress, signal)]);
  if (database.status === 'rejected') throw database.reason;
  if (built.status === 'rejected') throw built.reason;

  const commandEnv = {
    // Production refuses demo content.
    NODE_ENV: 'development',
    DATABASE_URL: database.value.url,
    DATA_DIR: dataDir,
  };
  const apiEnv = {
    ...commandEnv,
    API_PORT: String(settings.ports.api),
    // No proxy stands in front that would need time to notice a stop.
    STOP_DRAIN_SECONDS: '0',
    MEMBER_ORIGIN: origins.member,
    ADMIN_ORIGIN: origins.admin,
    ...(await tokenKeys(dataDir)),
  };
  const run: RunBackendCommand = async (script, env) => {
    const result = await runCommand(
      [process.execPath, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script],
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
  await progress.step('Bringing the database up to date', () => migrate(run, settings.databaseUrl));
  await offerDatabase(dataDir, database.value.url, cleanup);
  const administrator = await ensureAdministrator(dataDir, settings.administrator, run);
  const demoMember =
    settings.demoContent === false
      ? undefined
      : await progress.step('Seeing to the demo content', () => ensureDemoContent(dataDir, run));
  return {
    dataDir,
    origins,
    apiEnv,
    administrator,
    demoMember,
    databaseCrashed: database.value.crashed,
  };
}

/** The first to speak to the database, so the one to say that a server of somebody else's does not answer. */
async function migrate(run: RunBackendCommand, databaseUrl: string | undefined): Promise<void> {
  try {
    await run('dist/database/migrate.cli.js', {});
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
