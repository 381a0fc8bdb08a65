import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what operating systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those could take
 * the port before its server listens.
 */
const PORTS = { from: 16_384, to: 32_768 };

/** A free port on all addresses of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
