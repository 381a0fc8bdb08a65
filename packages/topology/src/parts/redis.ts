import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import type { Ground } from './ground.ts';
import { startPart, type Part } from './part.ts';
import { isListening, untilUsable } from './until.ts';

const PASSWORD = 'topology-secret-word';

/** A Redis that keeps nothing on disk: the counts of limits are all that is in it. */
export class Redis {
  private running: Part | undefined;

  private constructor(
    private readonly ground: Ground,
    private readonly port: number,
  ) {}

  static async start(ground: Ground): Promise<Redis> {
    const redis = new Redis(ground, await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://:${PASSWORD}@127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = { port: String(this.port), bind: '127.0.0.1', requirepass: PASSWORD, save: '' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const { ground } = this;
    const part = await startPart({ ground, title: 'redis', command: [ground.programs.redis, ...args] });
    this.running = part;
    await untilUsable('Redis takes connections', part, () => isListening(this.port));
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }
}
