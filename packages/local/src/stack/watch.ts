import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { Progress } from '../entry/progress.mjs';
import { undoOnFailure } from './cleanup.ts';
import { WITHOUT_SECRETS } from './environment.ts';
import { claimGround, prepareGround } from './ground.ts';
import { startPiece, type PieceOptions } from './piece.ts';
import type { Stack, StackOptions } from './stack.ts';
import { untilReady } from './until-ready.ts';

/**
 * Starts the three pieces from their sources: the API is compiled and restarted, gracefully, when they change, and the
 * sites reload what has changed in the browser. Their output goes to ours.
 * @throws Error whose message says what to do.
 */
export function watchStack(options: StackOptions): Promise<Stack> {
  const progress = options.progress ?? new Progress();
  const signal = options.signal ?? new AbortController().signal;
  return undoOnFailure(async (cleanup) => {
    const dataDir = await claimGround(options, cleanup);
    const ground = await prepareGround(options, dataDir, progress, signal, cleanup);
    const { origins } = ground;
    const siteEnv = {
      API_ORIGIN: origins.api,
      MEMBER_ORIGIN: origins.member,
      ADMIN_ORIGIN: origins.admin,
      MEMBER_PORT: String(options.ports.member),
      ADMIN_PORT: String(options.ports.admin),
      ...WITHOUT_SECRETS,
    };
    const crashes = [ground.databaseCrashed];
    const watch = async (title: string, piece: Omit<PieceOptions, 'title'>, readyAt: string) => {
      const running = await startPiece({ title, ...piece });
      cleanup.add(() => running.stop());
      crashes.push(running.crashed);
      await progress.step(`Starting ${title}`, () => untilReady(readyAt, running.crashed, signal));
    };
    await Promise.all([
      watch(
        'the API',
        {
          script: ['--import', 'tsx', path.join('compiler', 'watch.ts')],
          cwd: path.join(repository, 'backend'),
          env: { ...ground.apiEnv, ...options.apiEnv },
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
      demoMember: ground.demoMember,
      administrator: ground.administrator,
      apiLog: undefined,
      crashed: Promise.race(crashes),
      stop: () => cleanup.run(),
    };
  });
}

/** A program of a package as this workspace sees it. */
function tool(workspace: string, packageName: string, program: string): string {
  const require = createRequire(path.join(repository, workspace, 'package.json'));
  return path.join(path.dirname(require.resolve(`${packageName}/package.json`)), program);
}
