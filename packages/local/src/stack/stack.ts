import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { Progress } from '../entry/progress.mjs';
import type { Administrator, DemoMember } from './accounts.ts';
import { startApi, type RunningApi } from './api.ts';
import { ensureBuilt, type PieceName } from './build.ts';
import { undoOnFailure, type Cleanup } from './cleanup.ts';
import { claimGround, prepareGround, type Origins } from './ground.ts';
import { PORT_VARIABLES, type Settings } from './settings.ts';
import { serveSite } from './site.ts';
import { adminSite, memberSite } from './sites.ts';

export interface StackOptions extends Settings {
  /** Added to the API's environment, for example other limits. */
  apiEnv?: Record<string, string>;
  /** Added to what the sites' configuration is read from, for example another `BRAND_NAME`. */
  siteEnv?: Record<string, string>;
  /** Where long steps are shown. */
  progress?: Progress;
  /** Aborts a start under way; what was started by then is stopped before `startStack` rejects. */
  signal?: AbortSignal;
}

/** The three built pieces, running on one machine. */
export interface Stack {
  apiOrigin: string;
  memberOrigin: string;
  /** The console lives at `/admin` of it. */
  adminOrigin: string;
  /** Undefined when the database has members of its own, so that no demo content was filled in. */
  demoMember: DemoMember | undefined;
  administrator: Administrator;
  /** The file that the API writes its log to; undefined when it goes to our output. */
  apiLog: string | undefined;
  /** Resolves when a piece ends without having been asked to. */
  crashed: Promise<Error>;
  /** Stops everything that was started, the embedded database included. */
  stop(): Promise<void>;
}

/** A stack from built pieces, whose API can be stopped apart. */
export interface BuiltStack extends Stack {
  api: RunningApi;
}

/**
 * Starts everything as `npm start` does: builds what has changed, opens and migrates the database, fills in demo
 * content at the first start, runs the API, serves the two sites, and resolves when the API is ready.
 * @throws Error whose message says what to do.
 */
export function startStack(options: StackOptions): Promise<BuiltStack> {
  return undoOnFailure((cleanup) => start(options, cleanup));
}

async function start(options: StackOptions, cleanup: Cleanup): Promise<BuiltStack> {
  const progress = options.progress ?? new Progress();
  const failing = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failing.signal]) : failing.signal;
  const dataDir = await claimGround(options, cleanup);
  const apiLog = path.join(dataDir, 'logs', 'api.log');

  const startGround = async () => {
    const ground = await prepareGround(options, dataDir, progress, signal, cleanup);
    const api = await startApi({
      origin: ground.origins.api,
      env: { ...ground.apiEnv, ...options.apiEnv },
      log: apiLog,
      progress,
      signal,
    });
    cleanup.add(() => api.stop());
    return { ground, api };
  };
  const sites = async () => {
    await ensureBuilt('member-web', progress, signal);
    await ensureBuilt('admin-web', progress, signal);
  };
  // Two lanes for two cores. When one fails the other is called off, and waited for, before anything is stopped.
  const callOff = (fault: unknown) => failing.abort(fault);
  const lanes = { api: startGround(), sites: sites() };
  lanes.api.catch(callOff);
  lanes.sites.catch(callOff);
  await Promise.allSettled(Object.values(lanes));
  signal.throwIfAborted();
  const { ground, api } = await lanes.api;

  await serveSites(options, ground.origins, cleanup);
  return {
    apiOrigin: ground.origins.api,
    memberOrigin: ground.origins.member,
    adminOrigin: ground.origins.admin,
    demoMember: ground.demoMember,
    administrator: ground.administrator,
    apiLog,
    crashed: Promise.race([ground.databaseCrashed, api.crashed]),
    api,
    stop: () => cleanup.run(),
  };
}

async function serveSites(
  { ports, siteEnv }: StackOptions,
  origins: Origins,
  cleanup: Cleanup,
): Promise<void> {
  const env = { ...process.env, ...siteEnv };
  const built = (piece: PieceName) => path.join(repository, piece, 'dist');
  const member = { ...memberSite(origins, env), directory: built('member-web') };
  const memberServer = await serveSite(member, ports.member, PORT_VARIABLES.member);
  cleanup.add(() => memberServer.stop());
  const admin = { ...adminSite(origins, env), directory: built('admin-web') };
  const adminServer = await serveSite(admin, ports.admin, PORT_VARIABLES.admin);
  cleanup.add(() => adminServer.stop());
}
