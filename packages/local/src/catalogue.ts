import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensureInstalled, repository } from './entry/install.mjs';

/** Storybook has its own packages and lockfile, because most people who clone the repository never start it. */
const FOLDER = path.join(repository, 'member-web/catalogue');

/**
 * `npm run catalogue`: Storybook with the member site's components, at http://localhost:6006 or the port in `--port`.
 * `npm run catalogue -- build` writes it to `member-web/catalogue/dist`. The first use installs Storybook.
 * @param args options of `storybook dev`, or `build` with options of `storybook build`
 */
export async function catalogue(args: string[]): Promise<void> {
  await ensureInstalled(FOLDER);
  const [verb, ...options] =
    args[0] === 'build'
      ? ['build', '--output-dir', 'dist', ...args.slice(1)]
      : ['dev', '--port', '6006', '--no-open', '--no-version-updates', ...args];
  const storybook = path.join(FOLDER, 'node_modules/storybook/dist/bin/dispatcher.js');
  // In our own process group: Ctrl-C ends Storybook first, and then this process.
  const child = spawn(process.execPath, [storybook, verb, '--config-dir', 'config', ...options], {
    cwd: FOLDER,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [status] = (await once(child, 'close')) as [number | null];
  process.exitCode = status ?? 1;
}
