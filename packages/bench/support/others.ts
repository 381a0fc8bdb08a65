import { readFile } from 'node:fs/promises';
import { cpuSeconds, TICKS_PER_SECOND } from './server.js';

/**
 * How many cores something else keeps busy while a measurement runs, from now until {@link cores} is called: other programs, and
 * what the host of a virtual machine takes away.
 * @param pids returns the measurement's own processes besides this one
 */
export async function watchOthers(pids: () => Promise<readonly number[]>) {
  const before = await reading(pids);
  return {
    /** @returns undefined on systems without /proc */
    cores: async (): Promise<number | undefined> => {
      const after = await reading(pids);
      if (!before || !after) return undefined;
      let own = after.self - before.self;
      for (const [pid, seconds] of after.own) own += seconds - (before.own.get(pid) ?? 0);
      return Math.max(0, (after.busy - before.busy - own) / (after.at - before.at));
    },
  };
}

async function reading(pids: () => Promise<readonly number[]>) {
  const own = new Map<number, number>();
  for (const pid of await pids()) {
    const seconds = await cpuSeconds(pid);
    if (seconds !== undefined) own.set(pid, seconds);
  }
  const { user, system } = process.cpuUsage();
  const stat = await readFile('/proc/stat', 'utf8').catch(() => undefined);
  // proc(5): user, nice, system, idle, iowait, irq, softirq, steal.
  const fields = stat?.split('\n')[0]?.split(/\s+/).slice(1).map(Number);
  if (!fields) return undefined;
  const [, , , idle = 0, iowait = 0] = fields;
  const all = fields.slice(0, 8).reduce((sum, ticks) => sum + ticks, 0);
  return {
    at: performance.now() / 1000,
    busy: (all - idle - iowait) / TICKS_PER_SECOND,
    self: (user + system) / 1e6,
    own,
  };
}
