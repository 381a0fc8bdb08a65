import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { claim } from '../entry/claim.mjs';
import type { Cleanup } from '../stack/cleanup.ts';
import { listen } from '../stack/ports.ts';

/**
 * Below those that systems hand out by themselves (Linux from 32768, others from 49152). What listens on port 0 gets one of
 * those, and while it starts, or is stopped for a moment, any program's connection may get the same.
 */
const OWN_RANGE = { first: 20_000, last: 32_767 };

/**
 * Finds ports to listen on, now and again later, and keeps them from others who ask here, in whatever process, until
 * `cleanup` is run.
 * @throws Error when there are not enough.
 */
export async function claimPorts(count: number, cleanup: Cleanup, range = OWN_RANGE): Promise<number[]> {
  const { first, last } = range;
  const size = last - first + 1;
  // Anywhere, so that runs side by side seldom ask for the same.
  const start = randomInt(size);
  const ports: number[] = [];
  for (let step = 0; step < size && ports.length < count; step += 1) {
    const port = first + ((start + step) % size);
    const mine = await claim(`port ${port}`);
    if ('holder' in mine) continue;
    cleanup.add(() => mine.release());
    if (await isFree(port)) ports.push(port);
  }
  if (ports.length < count) throw new Error(`Of the ports ${first} to ${last} fewer than ${count} are free.`);
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
