import { startStack, type BuiltStack, type StackOptions } from '@campus-commons/local/stack.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
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
 * Starts the three built pieces with a database of their own, on free ports, in a directory that is thrown away.
 * @param options other limits of the API, for example, an empty database, or another brand on the sites
 */
export async function startPieces(
  options: Pick<StackOptions, 'apiEnv' | 'demoContent' | 'siteEnv'> = {},
): Promise<Pieces> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-e2e-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const administrator = { userName: 'warden', password: `Gatehouse-${randomUUID().slice(0, 8)}` };
  try {
    const [api, member, admin] = await freePorts();
    const stack = await startStack({
      ports: { api, member, admin },
      dataDir,
      // Never the developer's own database: the tests write to it.
      databaseUrl: undefined,
      administrator,
      ...options,
    });
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
      stop: async () => {
        await stack.stop();
        await remove();
      },
    };
  } catch (fault) {
    await remove();
    throw fault;
  }
}

/** Three ports nobody listens on; asked for together, so that they differ. */
export async function freePorts(): Promise<[number, number, number]> {
  const probes = [createServer(), createServer(), createServer()] as const;
  const port = async (probe: (typeof probes)[number]) => {
    probe.listen(0);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  };
  const ports: [number, number, number] = [
    await port(probes[0]),
    await port(probes[1]),
    await port(probes[2]),
  ];
  for (const probe of probes) {
    probe.close();
    await once(probe, 'close');
  }
  return ports;
}
