import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { acquireLock } from '../entry/process-lock.mjs';
import type { Cleanup } from '../stack/cleanup.ts';
import { listen } from '../stack/ports.ts';

/**
 * Below the ephemeral ports (Linux from 32768, other systems from 49152). A server that listens on port 0 gets an
 * ephemeral port, and while it starts or is stopped for a moment, any program's connection may take the same port.
 */
const OWN_RANGE = { first: 20_000, last: 32_767 };

/**
 * Finds free ports that can be used repeatedly, and reserves them against other callers of this function in any process
 * until `cleanup` runs.
 * @throws Error when there are not enough free ports.
 */
export async function reservePorts(count: number, cleanup: Cleanup, range = OWN_RANGE): Promise<number[]> {
  const { first, last } = range;
  const size = last - first + 1;
  // A random start, so that parallel runs rarely try the same ports.
  const start = randomInt(size);
  const ports: number[] = [];
  for (let step = 0; step < size && ports.length < count; step += 1) {
    const port = first + ((start + step) % size);
    const lock = await acquireLock(`port ${port}`);
    if ('holder' in lock) continue;
    cleanup.add(() => lock.release());
    if (await isFree(port)) ports.push(port);
  }
  if (ports.length < count) throw new Error(`Fewer than ${count} of the ports ${first} to ${last} are free.`);
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port, 'no variable');
  } catch {
    return false;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}
