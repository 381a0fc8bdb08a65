import { reservePorts } from '@campus-commons/local/reserve-ports.ts';
import { undoOnFailure } from '@campus-commons/local/cleanup.ts';
import { startStack, type BuiltStack, type StackOptions } from '@campus-commons/local/stack.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from './environment.ts';

export interface Pieces {
  environment: Environment;
  /** Stops, restarts and holds still the API alone. */
  api: BuiltStack['api'];
  /** Everything that outlives a start. */
  dataDir: string;
  /** Stops everything and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the three built pieces with a database of their own, on ports of their own, in a directory that is thrown away.
 * @param options other limits of the API, for example, an empty database, or another brand on the sites
 */
export async function startPieces(
  options: Pick<StackOptions, 'apiEnv' | 'demoContent' | 'siteEnv'> = {},
): Promise<Pieces> {
  const administrator = { userName: 'warden', password: `Gatehouse-${randomUUID().slice(0, 8)}` };
  return undoOnFailure(async (cleanup) => {
    const [api = 0, member = 0, admin = 0] = await reservePorts(3, cleanup);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-e2e-'));
    cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
    const stack = await startStack({
      ports: { api, member, admin },
      dataDir,
      // Never the developer's own database: the tests write to it.
      databaseUrl: undefined,
      administrator,
      ...options,
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
