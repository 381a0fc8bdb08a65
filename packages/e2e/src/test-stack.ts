import { undoOnFailure } from '@campus-commons/local/cleanup.ts';
import { reservePorts } from '@campus-commons/local/reserve-ports.ts';
import { startStack, type BuiltStack, type StackOptions } from '@campus-commons/local/stack.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceEnvironment, type Environment } from './environment.ts';

export interface TestStack {
  environment: Environment;
  /** Stops, restarts and freezes only the API. */
  api: BuiltStack['api'];
  /** Folder of everything that survives a restart. */
  dataDir: string;
  /** Stops everything and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built API and sites with a new database, on free ports, in a temporary directory.
 * @param options for example other rate limits, an empty database, or another brand on the sites
 */
export async function startTestStack(
  options: Pick<StackOptions, 'apiEnv' | 'demoContent' | 'siteEnv'> = {},
): Promise<TestStack> {
  const administrator = { userName: 'warden', password: `Gatehouse-${randomUUID().slice(0, 8)}` };
  return undoOnFailure(async (cleanup) => {
    const [api = 0, member = 0, admin = 0] = await reservePorts(3, cleanup);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-e2e-'));
    cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
    const stack = await startStack({
      ports: { api, member, admin },
      dataDir,
      // Never the developer's database, because the tests write to it.
      databaseUrl: undefined,
      administrator,
      ...options,
      // All tests sign the same administrator in.
      apiEnv: { LIMIT_PASSWORD: '1000000/60', ...options.apiEnv },
    });
    cleanup.add(() => stack.stop());
    return {
      api: stack.api,
      dataDir,
      environment: {
        apiOrigin: stack.apiOrigin,
        memberOrigin: stack.memberOrigin,
        consoleUrl: `${stack.adminOrigin}/admin`,
        administrator,
        mailDir: path.join(dataDir, 'mail'),
      },
      stop: () => cleanup.run(),
    };
  });
}

/** Starts the stack once for all tests; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack();
  announceEnvironment(stack.environment);
  return stack.stop;
}
