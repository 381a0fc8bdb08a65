import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import type { TestEnvironment } from './test-environment.ts';
import { startService, type ServiceProcess } from './service-process.ts';
import { isListening, waitUntilUsable } from './wait-until.ts';

const PASSWORD = 'topology-secret-word';

/** A Redis without persistence: it contains only the counters of the rate limits. */
export class Redis {
  private running: ServiceProcess | undefined;

  private constructor(
    private readonly environment: TestEnvironment,
    private readonly port: number,
  ) {}

  static async start(environment: TestEnvironment): Promise<Redis> {
    const redis = new Redis(environment, await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://:${PASSWORD}@127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = { port: String(this.port), bind: '127.0.0.1', requirepass: PASSWORD, save: '' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const { environment } = this;
    const service = await startService({
      environment,
      title: 'redis',
      command: [environment.programs.redis, ...args],
    });
    this.running = service;
    await waitUntilUsable('Redis accepts connections', service, () => isListening(this.port));
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }
}
