import { setTimeout as sleep } from 'node:timers/promises';
import { administratorMade } from '../debian/database-steps.ts';
import type { Machine } from '../machine/machine.ts';
import { checksumOf } from '../machine/memory.ts';
import { revisionOf } from '../release/build.ts';
import type { SetupContext } from '../setup-context.ts';
import { compose, dockerFolder } from './compose-context.ts';

/** The API's processes in compose.yaml, as the proxy knows them. */
const API = { 'api-1': '172.30.77.11:3000', 'api-2': '172.30.77.12:3000' } as const;
const SITES = ['member-web-1', 'member-web-2', 'admin-web-1', 'admin-web-2'] as const;
/** What the containers run with: a change of one is brought into use. */
const INPUTS = [
  ...['compose.yaml', 'compose.override.yaml', '.env', 'api.env', 'proxy.env'],
  ...['database-url', 'member-token-key', 'admin-token-key', 'smtp-url'].map((name) => `secrets/${name}`),
];
const READY = `fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1))`;
const POLL_MS = 1_000;
const POLLS = 90;

/** Whether images of this release were built. */
export function hasImages({ machine, release }: Pick<SetupContext, 'machine' | 'release'>): boolean {
  return machine.succeeds(['docker', 'image', 'inspect', `campus-commons/backend:${release.name}`]);
}

/** Builds the images of this release. */
export function buildImages(context: SetupContext): string | undefined {
  const { machine, release } = context;
  if (hasImages(context)) return undefined;
  machine.runLogged(['docker', 'compose', 'build'], {
    cwd: machine.at(dockerFolder(context)),
    env: { REVISION: revisionOf(machine, release.source) },
  });
  return release.name;
}

/** Services of this product that run. */
export function runningServices(context: SetupContext): string[] {
  try {
    return compose(context, ['ps', '--services', '--status', 'running']).trim().split('\n').filter(Boolean);
  } catch {
    // Without docker/.env compose cannot read its file: nothing was started yet.
    return [];
  }
}

/** Starts the containers, or replaces them one after the other when something has changed (docs/run/upgrade.md). */
export async function runContainers(context: SetupContext): Promise<string | undefined> {
  const { machine, memory, release } = context;
  const folder = dockerFolder(context);
  const inputs = INPUTS.map((name) => machine.read(`${folder}/${name}`) ?? '');
  const checksum = checksumOf([release.name, ...inputs]);
  const running = runningServices(context);
  const missing = [...Object.keys(API), ...SITES, 'backup', 'proxy'].filter(
    (service) => !running.includes(service),
  );
  if (missing.length === 0 && memory.isInUse('compose', checksum)) return undefined;
  const isBack = imageMade(machine, memory.last(RELEASE)) > imageMade(machine, release.name);
  if (missing.includes('proxy') || missing.length > 1) compose(context, ['up', '--detach', '--wait']);
  else await replaceContainers(context, isBack);
  memory.setInUse('compose', checksum);
  memory.setInUse(RELEASE, release.name);
  return missing.length === 0 ? 'replaced one after the other' : `started ${missing.join(', ')}`;
}

/** Under which the release that all containers run is noted. */
const RELEASE = 'release';

/** When the image of a release was made, as milliseconds; 0 when there is none. */
function imageMade(machine: Machine, release: string | undefined): number {
  if (release === undefined) return 0;
  try {
    return Date.parse(
      machine
        .run(['docker', 'image', 'inspect', '--format', '{{.Created}}', `campus-commons/backend:${release}`])
        .trim(),
    );
  } catch {
    return 0;
  }
}

/**
 * A site works with the API of its own release and of the next.
 * @param isBack whether an older release takes over: it needs no migration
 */
async function replaceContainers(context: SetupContext, isBack: boolean): Promise<void> {
  if (isBack) {
    replace(context, SITES);
    await replaceApi(context);
  } else {
    compose(context, ['run', '--rm', 'migrate']);
    await replaceApi(context);
    replace(context, SITES);
  }
  replace(context, ['backup', 'proxy']);
}

function replace(context: SetupContext, services: readonly string[]): void {
  // A secret is mounted when a container is made, so that one with the same image is made again, too.
  const up = ['up', '--detach', '--no-deps', '--wait', '--force-recreate'];
  for (const service of services) compose(context, [...up, service]);
}

async function replaceApi(context: SetupContext): Promise<void> {
  for (const [service, address] of Object.entries(API)) {
    const proxy = (action: 'drain' | 'restore') =>
      compose(context, [
        'exec',
        '-T',
        'proxy',
        'node',
        'packages/deployment/bin/switch.mjs',
        action,
        address,
      ]);
    proxy('drain');
    replace(context, [service]);
    await waitUntilReady(context, service);
    proxy('restore');
  }
}

async function waitUntilReady(context: SetupContext, service: string): Promise<void> {
  for (let poll = 1; ; poll += 1) {
    try {
      compose(context, ['exec', '-T', service, 'node', '-e', READY]);
      return;
    } catch (error) {
      if (poll === POLLS) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** The first administrator; one who exists keeps the password. */
export function makeComposeAdministrator(context: SetupContext): string | undefined {
  const { ADMIN_USER_NAME: name, ADMIN_PASSWORD: password } = context.answers;
  // With its name alone compose takes the variable from here, so that no argument has the password.
  const secret = password === '' ? [] : ['--env', 'ADMIN_PASSWORD'];
  const said = compose(context, ['exec', '-T', ...secret, 'api-1', 'campus', 'admin', 'create', name], {
    env: { ADMIN_PASSWORD: password === '' ? undefined : password },
  });
  return administratorMade(said, name, context.remarks);
}
