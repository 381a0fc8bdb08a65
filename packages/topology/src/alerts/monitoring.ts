import { ensureProgram } from '@campus-commons/test-kit/debian';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { chmod, cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startService, type ServiceProcess } from '../services/service-process.ts';
import type { Topology } from '../topology.ts';
import type { ActiveAlert } from './alert-log.ts';
import { MONITORING_FOLDER, ruleFiles } from './rules.ts';

/** Debian's packages, each with a program of the same name. */
const EXPORTERS = ['node', 'postgres', 'redis', 'nginx', 'blackbox'] as const;
type Exporter = (typeof EXPORTERS)[number];

/** A thing that Prometheus scrapes. */
export interface Target {
  readonly job: string;
  readonly address: string;
  readonly isUp: boolean;
}

/** Prometheus with the product's own configuration and rules, and an exporter for each service. */
export interface Monitoring {
  readonly exporters: Readonly<Record<Exporter, ServiceProcess>>;
  targets(): Promise<Target[]>;
  /** The alerts that fire now or wait to fire; those on disks that are not the run's are left out. */
  alerts(): Promise<ActiveAlert[]>;
  /** @param share of the machine's memory that the host's exporter tells to be available from now on, 0 to 1 */
  setAvailableMemory(share: number): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error naming the package of a program that is missing and cannot be installed */
export async function startMonitoring(topology: Topology): Promise<Monitoring> {
  const { environment, apis, proxy, primary, redis } = topology;
  const folder = path.join(environment.folder, 'prometheus');
  await mkdir(folder);
  await chmod(folder, 0o755);
  const ports = Object.fromEntries(
    await Promise.all(EXPORTERS.map(async (name) => [name, await freePort()] as const)),
  ) as Record<Exporter, number>;
  const blackbox = path.join(folder, 'blackbox.yml');
  await writeFile(blackbox, blackboxConfiguration(environment.folder));
  const origins = await readFile(path.join(MONITORING_FOLDER, 'origins.yml'), 'utf8');
  await writeFile(
    path.join(folder, 'origins.yml'),
    origins.replaceAll(/(https:\/\/[^/\s]+)/g, `$1:${proxy.endpoint.port}`),
  );
  // The names in origins.yml exist for the exporter alone: a mount of its own over the list of hosts.
  const hosts = path.join(folder, 'hosts');
  const names = [...origins.matchAll(/https:\/\/([^/\s]+)/g)].map(([, name]) => name);
  await writeFile(hosts, `127.0.0.1 localhost ${names.join(' ')}\n`);
  const withHosts = ['unshare', '--mount', 'sh', '-c', `mount --bind ${hosts} /etc/hosts && exec "$@"`, 'sh'];
  const listen = (name: Exporter) => `--web.listen-address=127.0.0.1:${ports[name]}`;
  const start = (name: Exporter, args: string[], env: NodeJS.ProcessEnv = {}, before: string[] = []) =>
    startService({
      environment,
      title: `${name} exporter`,
      command: commandOf([...before, needed(`prometheus-${name}-exporter`), listen(name), ...args]),
      env,
    });
  const proc = await copyOfProc(path.join(folder, 'proc'));
  const exporters = {
    node: await start('node', [`--path.procfs=${proc.folder}`]),
    postgres: await start('postgres', [], { DATA_SOURCE_NAME: `${primary.url('postgres')}?sslmode=disable` }),
    redis: await start('redis', [`--redis.addr=${redis.url}`]),
    nginx: await start('nginx', [`--nginx.scrape-uri=http://${proxy.status}/status`]),
    blackbox: await start('blackbox', [`--config.file=${blackbox}`], {}, withHosts),
  };

  for (const file of await ruleFiles()) {
    await cp(path.join(MONITORING_FOLDER, file), path.join(folder, file));
  }
  const [one, two, ...further] = apis.map(({ metricsAddress }) => metricsAddress);
  const addresses: Record<string, string | undefined> = {
    '127.0.0.1:13001': one,
    // The list of processes ends with this one; an operator who has more continues it, too.
    '127.0.0.1:13002': [two, ...further].join("', '"),
    '127.0.0.1:9113': `127.0.0.1:${ports.nginx}`,
    '127.0.0.1:9187': `127.0.0.1:${ports.postgres}`,
    '127.0.0.1:9121': `127.0.0.1:${ports.redis}`,
    '127.0.0.1:9100': `127.0.0.1:${ports.node}`,
    '127.0.0.1:9115': `127.0.0.1:${ports.blackbox}`,
  };
  let configuration = await readFile(path.join(MONITORING_FOLDER, 'prometheus.yml'), 'utf8');
  for (const [documented, actual = ''] of Object.entries(addresses)) {
    configuration = configuration.replaceAll(documented, actual);
  }
  await writeFile(path.join(folder, 'prometheus.yml'), configuration);
  const web = `127.0.0.1:${await freePort()}`;
  const prometheus = await startService({
    environment,
    title: 'prometheus',
    command: [
      needed('prometheus'),
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=${web}`,
    ],
  });
  const ask = async <Answer>(what: string): Promise<Answer> => {
    const response = await fetch(`http://${web}/api/v1/${what}`);
    return ((await response.json()) as { data: Answer }).data;
  };
  return {
    exporters,
    targets: async () => {
      const { activeTargets } = await ask<{
        activeTargets: { labels: { job: string; instance: string }; health: string }[];
      }>('targets');
      return activeTargets.map(({ labels, health }) => ({
        job: labels.job,
        address: labels.instance,
        isUp: health === 'up',
      }));
    },
    alerts: async () => {
      const { alerts } = await ask<{ alerts: PrometheusAlert[] }>('alerts');
      return (
        alerts
          // The exporter also sees the disks of this machine, which may be full.
          .filter(({ labels: { mountpoint = environment.folder } }) =>
            mountpoint.startsWith(environment.folder),
          )
          .map(({ labels, state, activeAt }) => ({
            name: labels.alertname,
            isFiring: state === 'firing',
            since: Date.parse(activeAt),
          }))
      );
    },
    setAvailableMemory: proc.setAvailableMemory,
    stop: async () => {
      await prometheus.stop();
      await Promise.all(Object.values(exporters).map((exporter) => exporter.stop()));
    },
  };
}

/** As Prometheus describes it. */
interface PrometheusAlert {
  readonly labels: { readonly alertname: string; readonly mountpoint?: string };
  readonly state: string;
  /** In ISO 8601. */
  readonly activeAt: string;
}

/** A folder with everything of `/proc` as it is, but a copy of `meminfo` that can be changed. */
async function copyOfProc(folder: string) {
  await mkdir(folder);
  for (const entry of await readdir('/proc')) {
    if (entry !== 'meminfo') await symlink(`/proc/${entry}`, path.join(folder, entry));
  }
  const text = await readFile('/proc/meminfo', 'utf8');
  const total = Number(/^MemTotal: +(\d+) kB$/m.exec(text)?.[1]);
  const write = async (content: string) => {
    // Renamed, so that the exporter never reads half of it.
    await writeFile(path.join(folder, 'next'), content);
    await rename(path.join(folder, 'next'), path.join(folder, 'meminfo'));
  };
  await write(text);
  return {
    folder,
    setAvailableMemory: (share: number) =>
      write(text.replace(/^(MemAvailable: +)\d+/m, `$1${Math.round(total * share)}`)),
  };
}

/** The exporter's own module, with the certificate of this run as its authority. */
function blackboxConfiguration(folder: string): string {
  const http = { tls_config: { ca_file: path.join(folder, 'certificate.pem') } };
  return JSON.stringify({ modules: { http_2xx: { prober: 'http', http } } });
}

const commandOf = ([program = '', ...args]: string[]): [string, ...string[]] => [program, ...args];

function needed(name: string): string {
  const program = ensureProgram({ names: [name], package: name });
  if (!program) throw new Error(`This machine lacks ${name} (Debian, Ubuntu: apt-get install ${name})`);
  return program;
}
