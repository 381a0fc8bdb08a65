import { ensureProgram } from '@campus-commons/test-kit/debian';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const REDIS = { names: ['redis-server', 'valkey-server'], package: 'redis-server' };
const READY = /Ready to accept connections/;

/** A Redis server for the tests. */
export interface TestRedis {
  /** With a password. */
  readonly url: string;
  /** Suspends it, so that it does not answer, like a broken network. */
  freeze(): void;
  /** Kills it, as a crash would. */
  stop(): Promise<void>;
  /** Starts it again, empty, under the same address. */
  start(): Promise<void>;
}

/**
 * Tests that need a Redis server. On Debian it is installed if the tests run as root; without one the tests are skipped
 * with a warning.
 */
export function describeWithRedis(name: string, tests: (program: string) => void): void {
  const program = ensureProgram(REDIS);
  if (program) {
    describe(name, () => tests(program));
    return;
  }
  console.warn(
    `NOT TESTED: ${name}. No Redis here: install one (Debian, Ubuntu: apt-get install redis-server).`,
  );
  // eslint-disable-next-line no-restricted-syntax -- a test that cannot run here must be counted as skipped, not as passed
  describe.skip(name, () => tests('redis-server'));
}

/** Starts a Redis on a free port of 127.0.0.1 that keeps nothing on disk. */
export async function startRedis(program: string): Promise<TestRedis> {
  const password = 'test-secret-word';
  const port = String(await freePort());
  const launch = async () => {
    const options = { port, bind: '127.0.0.1', requirepass: password, save: '', appendonly: 'no' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const child = spawn(program, args, { cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${program} ended before it was ready`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (READY.test(text)) resolve();
      });
    });
    return child;
  };
  let running = await launch();
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    freeze: () => {
      running.kill('SIGSTOP');
    },
    stop: async () => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
    start: async () => {
      running = await launch();
    },
  };
}
