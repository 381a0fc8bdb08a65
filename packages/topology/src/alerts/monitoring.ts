import { ensureProgram } from '@campus-commons/debian';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startService, type ServiceProcess } from '../services/service-process.ts';
import type { Topology } from '../topology.ts';

const SOURCE = path.join(repository, 'docker', 'monitoring');
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
  /** The names of the alerts that fire now. */
  firing(): Promise<Set<string>>;
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
  const origins = await readFile(path.join(SOURCE, 'origins.yml'), 'utf8');
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
  const exporters = {
    node: await start('node', []),
    postgres: await start('postgres', [], { DATA_SOURCE_NAME: `${primary.url('postgres')}?sslmode=disable` }),
    redis: await start('redis', [`--redis.addr=${redis.url}`]),
    nginx: await start('nginx', [`--nginx.scrape-uri=http://${proxy.status}/status`]),
    blackbox: await start('blackbox', [`--config.file=${blackbox}`], {}, withHosts),
  };

  for (const file of ['rules.yml', 'rules-exporters.yml']) {
    await cp(path.join(SOURCE, file), path.join(folder, file));
  }
  const [one, two] = apis.map(({ metricsAddress }) => metricsAddress);
  const addresses: Record<string, string | undefined> = {
    '127.0.0.1:13001': one,
    '127.0.0.1:13002': two,
    '127.0.0.1:9113': `127.0.0.1:${ports.nginx}`,
    '127.0.0.1:9187': `127.0.0.1:${ports.postgres}`,
    '127.0.0.1:9121': `127.0.0.1:${ports.redis}`,
    '127.0.0.1:9100': `127.0.0.1:${ports.node}`,
    '127.0.0.1:9115': `127.0.0.1:${ports.blackbox}`,
  };
  let configuration = await readFile(path.join(SOURCE, 'prometheus.yml'), 'utf8');
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
    firing: async () => {
      const { alerts } = await ask<{ alerts: { labels: { alertname: string }; state: string }[] }>('alerts');
      return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
    stop: async () => {
      await prometheus.stop();
      await Promise.all(Object.values(exporters).map((exporter) => exporter.stop()));
    },
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
