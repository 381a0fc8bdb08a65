import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import path from 'node:path';
import type { TestEnvironment } from './test-environment.ts';
import { startService, type ServiceProcess } from './service-process.ts';
import { waitUntilUsable } from './wait-until.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { readFile } from 'node:fs/promises';

/** One API process that can be restarted on the same port, as systemd or Kubernetes does. */
export class Api {
  private running: ServiceProcess | undefined;

  private constructor(
    private readonly environment: TestEnvironment,
    readonly title: string,
    readonly port: number,
    private readonly metricsPort: number,
    private readonly env: Record<string, string>,
    private readonly openFiles: number | undefined,
  ) {}

  /** @param openFiles the most files that the process may have open; as many as this process by default */
  static async on(
    environment: TestEnvironment,
    title: string,
    env: Record<string, string>,
    openFiles?: number,
  ): Promise<Api> {
    return new Api(environment, title, await freePort(), await freePort(), env, openFiles);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts the API and waits until it is ready.
   * @param release the folder of a built API
   */
  async start(release: string): Promise<void> {
    const service = await startService({
      environment: this.environment,
      title: this.title,
      command: this.limited(process.execPath, path.join(release, 'dist', 'main.js')),
      env: {
        NODE_ENV: 'production',
        ...this.env,
        API_PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
      },
    });
    this.running = service;
    await waitUntilUsable(`${this.title} is ready`, service, () => isOk(`${this.origin}/health/ready`));
  }

  /** Where Prometheus finds its metrics, `host:port`. */
  get metricsAddress(): string {
    return `127.0.0.1:${this.metricsPort}`;
  }

  /** Its process id; undefined while it does not run. */
  get pid(): number | undefined {
    return this.running?.pid;
  }

  /** Sends the process a signal; does nothing while it does not run. */
  signal(signal: NodeJS.Signals): void {
    this.running?.kill(signal);
  }

  /** Where it keeps its files. */
  get dataDir(): string {
    return this.env.DATA_DIR ?? '';
  }

  /**
   * The value of a metric, 0 when it is missing.
   * @param name the name with labels, in Prometheus' format
   */
  async metric(name: string): Promise<number> {
    const response = await fetch(`http://${this.metricsAddress}/metrics`);
    const lines = (await response.text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
  }

  /** Graceful shutdown: sends SIGTERM and waits until the process has finished its requests. */
  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  /** `kill -9` */
  async kill(): Promise<void> {
    this.running?.kill('SIGKILL');
    await this.running?.ended;
    this.running = undefined;
  }

  /** Both limits: Node raises the soft one to the hard one. */
  private limited(program: string, ...args: string[]): [string, ...string[]] {
    const { openFiles } = this;
    return openFiles === undefined
      ? [program, ...args]
      : ['prlimit', `--nofile=${openFiles}:${openFiles}`, program, ...args];
  }
}

async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { Connection: 'close' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Settings that raise every rate limit, because the simulated members act much faster than people. */
export async function raisedLimits(): Promise<Record<string, string>> {
  const settings = await readFile(path.join(repository, 'backend', '.env.example'), 'utf8');
  return Object.fromEntries([...settings.matchAll(/^LIMIT_\w+/gm)].map(([name]) => [name, '1000000/1']));
}
