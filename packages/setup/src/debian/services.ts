import { apiServersFile, PROXY_RUN_DIR, readApiServers } from '../../../deployment/src/proxy/api-servers.ts';
import type { Machine } from '../machine/machine.ts';
import { checksumOf } from '../machine/memory.ts';
import { builtAt, linkTarget } from '../release/build.ts';
import { apiPorts } from '../settings/api-ports.ts';
import { CONFIGURATION, CURRENT, NODE, SITE_PORTS, UNITS } from '../settings/places.ts';
import { waitUntilAnswers } from './readiness.ts';
import type { SetupContext } from '../setup-context.ts';

/** A service of the product. */
interface Service {
  /** Its instance, or its unit where there is one only: as systemctl names it. */
  readonly unit: string;
  /** What it runs with: its unit and its settings. A change of one, or of the release, is brought into use. */
  readonly files: readonly string[];
  /** Brings a change into use while it runs, without a failed request. */
  readonly renew: (machine: Machine) => void | Promise<void>;
  /** An address that answers once it serves. */
  readonly address: string;
  /** The host name of the address, where it is another than the address's own. */
  readonly host?: string;
}

const settings = (...names: string[]) => names.map((name) => `${CONFIGURATION}/${name}.env`);
const reload = (unit: string) => (machine: Machine) => void machine.run(['systemctl', 'reload', unit]);

/**
 * In the order in which they start and are renewed: a site works with the API of its own release and of the next.
 * @param isBack whether an older release takes over
 */
export function services(machine: Machine, apiName: string, isBack: boolean): Service[] {
  const [apis, sites] = [apiServices(apiPorts(machine)), siteServices()];
  return [
    ...(isBack ? [...sites, ...apis] : [...apis, ...sites]),
    {
      unit: 'campus-proxy',
      files: [`${UNITS}/campus-proxy.service`, ...settings('sites', 'proxy')],
      renew: reload('campus-proxy'),
      address: 'https://127.0.0.1/health/live',
      host: apiName,
    },
  ];
}

const apiServices = (ports: readonly number[]): Service[] =>
  ports.map((port) => ({
    unit: `campus-api@${port}`,
    files: [`${UNITS}/campus-api@.service`, ...settings('api')],
    renew: (machine) => replaceApi(machine, port),
    address: readyAddress(port),
  }));

const siteServices = (): Service[] =>
  Object.entries(SITE_PORTS).map(([site, port]) => ({
    unit: `campus-site@${site}`,
    files: [`${UNITS}/campus-site@.service`, ...settings('sites', site)],
    renew: reload(`campus-site@${site}`),
    address: `http://127.0.0.1:${port}/`,
  }));

const readyAddress = (port: number) => `http://127.0.0.1:${port}/health/ready`;

/** Starts the services, and brings what has changed into use, one after the other. */
export async function runServices(context: SetupContext): Promise<string | undefined> {
  const { machine, memory, release, answers } = context;
  const changed: string[] = [];
  const before = memory.last(RELEASE);
  const isBack = before !== undefined && builtAt(machine, before) > builtAt(machine, release.name);
  for (const service of services(machine, answers.API_NAME, isBack)) {
    const { unit, files, renew, address, host } = service;
    const node = linkTarget(machine.at(NODE)) ?? '';
    const checksum = checksumOf([release.name, node, ...files.map((file) => machine.read(file) ?? '')]);
    const isActive = machine.succeeds(['systemctl', 'is-active', '--quiet', unit]);
    if (isActive && memory.isInUse(unit, checksum)) continue;
    if (isActive) await renew(machine);
    else machine.run(['systemctl', 'enable', '--now', unit]);
    await waitUntilAnswers(address, host);
    memory.setInUse(unit, checksum);
    changed.push(`${unit} ${isActive ? 'renewed' : 'started'}`);
  }
  memory.setInUse(RELEASE, release.name);
  if (!machine.succeeds(['systemctl', 'is-active', '--quiet', TIMER])) {
    machine.run(['systemctl', 'enable', '--now', TIMER]);
    changed.push(`${TIMER} started`);
  }
  return changed.length === 0 ? undefined : changed.join(', ');
}

/** Under which the release that all services run is noted. */
const RELEASE = 'release';
const TIMER = 'campus-backup.timer';

/** Restarts a process of the API while the proxy sends requests to the others. */
async function replaceApi(machine: Machine, port: number): Promise<void> {
  // Without a running proxy there are no requests to spare, nor at a process that the proxy is not told of yet.
  const isServing =
    machine.succeeds(['systemctl', 'is-active', '--quiet', 'campus-proxy']) &&
    isKnownToProxy(machine, `127.0.0.1:${port}`);
  const proxy = (action: 'drain' | 'restore') => {
    if (!isServing) return;
    const program = machine.at(`${CURRENT}/packages/deployment/bin/switch.mjs`);
    machine.run([process.execPath, program, action, `127.0.0.1:${port}`], {
      env: { RUN_DIR: PROXY_RUN_DIR },
    });
  };
  proxy('drain');
  machine.run(['systemctl', 'restart', `campus-api@${port}`]);
  await waitUntilAnswers(readyAddress(port));
  proxy('restore');
}

/** Whether the running proxy was configured with a server of the API. */
function isKnownToProxy(machine: Machine, address: string): boolean {
  return (
    machine.has(apiServersFile(PROXY_RUN_DIR)) &&
    readApiServers(machine.at(PROXY_RUN_DIR)).some((server) => server.address === address)
  );
}
