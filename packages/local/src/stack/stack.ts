import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { Progress } from '../entry/progress.mjs';
import { addDemoContent, ensureAdministrator, type ConsoleAccount, type DemoAccounts } from './accounts.ts';
import { startApi, type RunningApi } from './api.ts';
import { ensureBuilt, type AppName } from './build.ts';
import { undoOnFailure, type Cleanup } from './cleanup.ts';
import { lockDataDir, prepareBackend, type PreparedBackend } from './prepare-backend.ts';
import { PORT_VARIABLES, type Settings } from './settings.ts';
import { serveSite } from './site.ts';
import { adminSite, memberSite } from './sites.ts';

export interface StackOptions extends Settings {
  /** Merged into the API's environment, for example other rate limits. */
  apiEnv?: Record<string, string>;
  /** Merged into the environment that the sites' configuration is read from, for example another `BRAND_NAME`. */
  siteEnv?: Record<string, string>;
  /** Shows long steps. */
  progress?: Progress;
  /** Aborts the start; everything already started is stopped before `startStack` rejects. */
  signal?: AbortSignal;
}

/** The API and the two sites, running on one machine. */
export interface Stack {
  apiOrigin: string;
  memberOrigin: string;
  /** The console is at `/admin` of this origin. */
  adminOrigin: string;
  /** Undefined when no demo content was added because the database already has members. */
  demo: DemoAccounts | undefined;
  administrator: ConsoleAccount;
  /** The file that the API writes its log to; undefined when it goes to our output. */
  apiLog: string | undefined;
  /** Resolves when the API, a site or the database ends unexpectedly. */
  crashed: Promise<Error>;
  /** Stops everything that was started, including the embedded database. */
  stop(): Promise<void>;
}

/** A stack of built apps, whose API can be stopped separately. */
export interface BuiltStack extends Stack {
  api: RunningApi;
}

/**
 * Starts everything as `npm start` does: builds what changed, opens and migrates the database, adds demo content at the
 * first start, runs the API, serves the two sites, and resolves when the API is ready.
 * @throws Error whose message says what to do.
 */
export function startStack(options: StackOptions): Promise<BuiltStack> {
  return undoOnFailure((cleanup) => start(options, cleanup));
}

async function start(options: StackOptions, cleanup: Cleanup): Promise<BuiltStack> {
  const progress = options.progress ?? new Progress();
  const failing = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failing.signal]) : failing.signal;
  const dataDir = await lockDataDir(options, cleanup);
  const apiLog = path.join(dataDir, 'logs', 'api.log');

  const startBuiltApi = async ({ origins, apiEnv }: PreparedBackend) => {
    const api = await startApi({
      origin: origins.api,
      env: { ...apiEnv, ...options.apiEnv },
      log: apiLog,
      progress,
      signal,
    });
    cleanup.add(() => api.stop());
    return api;
  };
  const buildSites = async () => {
    await ensureBuilt('member-web', progress, signal);
    await ensureBuilt('admin-web', progress, signal);
  };
  // In parallel, for two cores. When one fails, the others are aborted and awaited before anything is stopped.
  const preparing = prepareBackend(options, dataDir, progress, signal, cleanup);
  const tasks = {
    backend: preparing,
    api: preparing.then(startBuiltApi),
    administrator: preparing.then(({ run }) => ensureAdministrator(dataDir, options.administrator, run)),
    demo: preparing.then(({ run }) => addDemoContent(options, dataDir, progress, run)),
    sites: buildSites(),
  };
  for (const task of Object.values(tasks)) task.catch((fault: unknown) => failing.abort(fault));
  await Promise.allSettled(Object.values(tasks));
  signal.throwIfAborted();
  const backend = await tasks.backend;
  const api = await tasks.api;

  await serveSites(options, backend, cleanup);
  return {
    apiOrigin: backend.origins.api,
    memberOrigin: backend.origins.member,
    adminOrigin: backend.origins.admin,
    demo: await tasks.demo,
    administrator: await tasks.administrator,
    apiLog,
    crashed: Promise.race([backend.databaseCrashed, api.crashed]),
    api,
    stop: () => cleanup.run(),
  };
}

async function serveSites(
  options: StackOptions,
  { origins, siteEnv }: PreparedBackend,
  cleanup: Cleanup,
): Promise<void> {
  const { ports } = options;
  const env = { ...process.env, ...siteEnv, ...options.siteEnv };
  const built = (app: AppName) => path.join(repository, app, 'dist');
  const member = { ...memberSite(origins, env), directory: built('member-web') };
  const memberServer = await serveSite(member, ports.member, PORT_VARIABLES.member);
  cleanup.add(() => memberServer.stop());
  const admin = { ...adminSite(origins, env), directory: built('admin-web') };
  const adminServer = await serveSite(admin, ports.admin, PORT_VARIABLES.admin);
  cleanup.add(() => adminServer.stop());
}
