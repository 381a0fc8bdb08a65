import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports, of which a connection could take one before its server listens, and below those of `reservePorts`. */
const OWN_RANGE = { first: 10_000, last: 19_899 };

/**
 * A free port on all addresses of this machine.
 * @throws Error when a server cannot listen for another reason than a taken port
 */
export async function freePort(): Promise<number> {
  const port = randomInt(OWN_RANGE.first, OWN_RANGE.last + 1);
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
