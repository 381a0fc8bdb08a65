import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { Progress } from '../entry/progress.mjs';
import { addDemoContent, ensureAdministrator } from './accounts.ts';
import { undoOnFailure } from './cleanup.ts';
import { WITHOUT_SECRETS } from './environment.ts';
import { lockDataDir, prepareBackend } from './prepare-backend.ts';
import { startSupervisedProcess, type SupervisedProcessOptions } from './supervised-process.ts';
import type { Stack, StackOptions } from './stack.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/**
 * Starts the API and the two sites from their sources. When sources change, the API is compiled and restarted
 * gracefully, and the sites use hot module replacement. Their output goes to ours with a prefix.
 * @throws Error whose message says what to do.
 */
export function watchStack(options: StackOptions): Promise<Stack> {
  const progress = options.progress ?? new Progress();
  const signal = options.signal ?? new AbortController().signal;
  return undoOnFailure(async (cleanup) => {
    const dataDir = await lockDataDir(options, cleanup);
    const backend = await prepareBackend(options, dataDir, progress, signal, cleanup);
    const { origins, run } = backend;
    const administrator = await ensureAdministrator(dataDir, options.administrator, run);
    const demo = await addDemoContent(options, dataDir, progress, run);
    const siteEnv = {
      API_ORIGIN: origins.api,
      MEMBER_ORIGIN: origins.member,
      ADMIN_ORIGIN: origins.admin,
      ...backend.siteEnv,
      MEMBER_PORT: String(options.ports.member),
      ADMIN_PORT: String(options.ports.admin),
      ...WITHOUT_SECRETS,
    };
    const crashes = [backend.databaseCrashed];
    const watch = async (
      title: string,
      process: Omit<SupervisedProcessOptions, 'title'>,
      readyAt: string,
    ) => {
      const running = await startSupervisedProcess({ title, ...process });
      cleanup.add(() => running.stop());
      crashes.push(running.crashed);
      await progress.step(`Starting ${title}`, () => waitUntilReady(readyAt, running.crashed, signal));
    };
    await Promise.all([
      watch(
        'the API',
        {
          script: ['--import', 'tsx', path.join('compiler', 'watch.ts')],
          cwd: path.join(repository, 'backend'),
          env: { ...backend.apiEnv, ...options.apiEnv },
          output: { prefix: '[api]    ' },
        },
        `${origins.api}/health/ready`,
      ),
      watch(
        'the member site',
        {
          script: [tool('member-web', 'vite', 'bin/vite.js')],
          cwd: path.join(repository, 'member-web'),
          env: siteEnv,
          output: { prefix: '[member] ' },
        },
        `${origins.member}/`,
      ),
      watch(
        'the console',
        {
          script: [tool('admin-web', 'vite', 'bin/vite.js')],
          cwd: path.join(repository, 'admin-web'),
          env: siteEnv,
          output: { prefix: '[console]' },
        },
        `${origins.admin}/admin/`,
      ),
    ]);
    return {
      apiOrigin: origins.api,
      memberOrigin: origins.member,
      adminOrigin: origins.admin,
      demo,
      administrator,
      apiLog: undefined,
      crashed: Promise.race(crashes),
      stop: () => cleanup.run(),
    };
  });
}

/** The path of a package's program, resolved from a workspace. */
function tool(workspace: string, packageName: string, program: string): string {
  const require = createRequire(path.join(repository, workspace, 'package.json'));
  return path.join(path.dirname(require.resolve(`${packageName}/package.json`)), program);
}
