import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses, type ProcessEntry } from './processes.ts';

/** How often the process table is read. A process that is orphaned sooner is found by its environment. */
const POLL_MS = 200;

export interface DescendantWatch {
  /** Processes that were started under the watch and still live after a short grace; the watch is over then. */
  survivors(): Promise<ProcessEntry[]>;
}

/**
 * Remembers every process that is started below this one, so that those that outlive their parents are still known.
 * @param mark text that all of them have in their environment, for those too short-lived to be seen as our descendants.
 * @param graceMs how long processes that are just ending are waited for.
 */
export function watchDescendants(mark: string, graceMs: number): DescendantWatch {
  const seen = new Map<string, ProcessEntry>();
  const look = () => {
    for (const entry of descendants(listProcesses())) seen.set(key(entry), entry);
  };
  const timer = setInterval(look, POLL_MS);
  return {
    survivors: async () => {
      look();
      clearInterval(timer);
      const deadline = Date.now() + graceMs;
      for (;;) {
        const alive = listProcesses().filter(
          (entry) => entry.pid !== process.pid && (seen.has(key(entry)) || hasMark(entry.pid, mark)),
        );
        if (alive.length === 0 || Date.now() > deadline) return alive;
        await sleep(POLL_MS);
      }
    },
  };
}

function descendants(table: ProcessEntry[]): ProcessEntry[] {
  const children = new Map<number, ProcessEntry[]>();
  for (const entry of table) children.set(entry.parent, [...(children.get(entry.parent) ?? []), entry]);
  const found: ProcessEntry[] = [];
  const pending = [process.pid];
  for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
    const own = children.get(pid) ?? [];
    found.push(...own);
    pending.push(...own.map((entry) => entry.pid));
  }
  return found;
}

function hasMark(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark);
  } catch {
    // Gone, another user's, or a system without /proc.
    return false;
  }
}

function key({ pid, started }: ProcessEntry): string {
  return `${pid} ${started}`;
}
