import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import path from 'node:path';
import type { Ground } from './ground.ts';
import { startPart, type Part } from './part.ts';
import { untilUsable } from './until.ts';

/** One API process, restarted at the same port: what a supervisor keeps running on one machine. */
export class Api {
  private running: Part | undefined;

  private constructor(
    private readonly ground: Ground,
    readonly title: string,
    readonly port: number,
    private readonly metricsPort: number,
    private readonly env: Record<string, string>,
  ) {}

  static async on(ground: Ground, title: string, env: Record<string, string>): Promise<Api> {
    return new Api(ground, title, await freePort(), await freePort(), env);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts it and waits until it is ready.
   * @param release the folder of a built API
   */
  async start(release: string): Promise<void> {
    const part = await startPart({
      ground: this.ground,
      title: this.title,
      command: [process.execPath, path.join(release, 'dist', 'main.js')],
      env: {
        NODE_ENV: 'production',
        ...this.env,
        API_PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
      },
    });
    this.running = part;
    await untilUsable(`${this.title} is ready`, part, () => isOk(`${this.origin}/health/ready`));
  }

  /**
   * A figure of its metrics, 0 before it has one.
   * @param name with its labels, as Prometheus writes them
   */
  async metric(name: string): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`);
    const lines = (await response.text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
  }

  /** As a supervisor does: SIGTERM, and the process finishes what it is doing. */
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
