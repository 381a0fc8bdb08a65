import type { Cleanup } from '@campus-commons/local/cleanup.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { reservePorts } from '@campus-commons/local/reserve-ports.ts';
import { serveSite } from '@campus-commons/local/site.ts';
import { memberSite } from '@campus-commons/local/sites.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceEnvironment, type Environment } from '../environment.ts';
import { startTestStack } from '../test-stack.ts';

/** A version of the member site, and what makes a browser open it. */
export interface MeasuredSite {
  name: string;
  browserArgs: string[];
}

/**
 * Starts the product for a measurement.
 * @param base another version of the member site, as {@link builtBase} takes it
 * @param cleanup stops everything
 * @returns `sites`: the other version, if there is one, and then the one of this checkout; both use the same API
 */
export async function startMeasured(
  base: string | undefined,
  cleanup: Cleanup,
): Promise<{ environment: Environment; sites: MeasuredSite[] }> {
  const checkout = base === undefined ? undefined : builtBase(base, cleanup);
  const { environment, stop } = await startTestStack();
  cleanup.add(stop);
  announceEnvironment(environment);
  const sites = [{ name: 'this state', browserArgs: [] }];
  if (checkout === undefined) return { environment, sites };
  return {
    environment,
    sites: [await serveBase(checkout, `base (${base})`, environment, cleanup), ...sites],
  };
}

/**
 * Serves the member site of a checkout beside the one of the stack, with the same API.
 * @param checkout its folder
 * @param name how messages call it
 */
async function serveBase(
  checkout: string,
  name: string,
  environment: Environment,
  cleanup: Cleanup,
): Promise<MeasuredSite> {
  const origins = {
    api: environment.apiOrigin,
    member: environment.memberOrigin,
    admin: new URL(environment.consoleUrl).origin,
  };
  const [port = 0] = await reservePorts(1, cleanup);
  const site = { ...memberSite(origins, process.env), directory: path.join(checkout, 'member-web/dist') };
  const server = await serveSite(site, port, '--base');
  cleanup.add(() => server.stop());
  // The same origin, mapped to another server, because the API's CORS headers allow only one member origin.
  const rule = `MAP ${new URL(origins.member).host} 127.0.0.1:${port}`;
  return { name, browserArgs: [`--host-resolver-rules=${rule}`] };
}

/**
 * A checkout with a built member site, for comparison.
 * @param base a checkout with a built member site, or a commit, which is built in a temporary worktree
 * @throws Error when it is neither
 */
function builtBase(base: string, cleanup: Cleanup): string {
  // npm runs scripts in the workspace; the path is relative to the caller's folder.
  const directory = path.resolve(process.env.INIT_CWD ?? '.', base);
  if (existsSync(path.join(directory, 'member-web/dist/index.html'))) return directory;
  if (existsSync(directory))
    throw new Error(`${base} holds no built member site: npm run build -w member-web there.`);
  const checkout = mkdtempSync(path.join(tmpdir(), 'campus-base-'));
  cleanup.add(() => {
    git('worktree', 'remove', '--force', checkout);
    rmSync(checkout, { recursive: true, force: true });
    return Promise.resolve();
  });
  git('worktree', 'add', '--detach', '--force', checkout, base);
  linkDependencies(checkout);
  console.log(`Building the member site of ${base} …`);
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: path.join(checkout, 'member-web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return checkout;
}

/** Gives a checkout the packages that are installed here, and its own workspaces. */
function linkDependencies(checkout: string): void {
  const modules = path.join(repository, 'node_modules');
  const links = path.join(checkout, 'node_modules');
  mkdirSync(path.join(links, '@campus-commons'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@campus-commons') symlinkSync(path.join(modules, name), path.join(links, name));
  }
  for (const name of readdirSync(path.join(checkout, 'packages'))) {
    symlinkSync(path.join(checkout, 'packages', name), path.join(links, '@campus-commons', name));
  }
  for (const workspace of ['member-web', 'packages/web-kit']) {
    const own = path.join(repository, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(checkout, workspace, 'node_modules'));
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
}
