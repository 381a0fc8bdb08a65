import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses, type ProcessEntry } from './processes.ts';

/** How often the process table is read. A process that is orphaned between two reads is found by its environment. */
const POLL_MS = 200;

export interface DescendantWatch {
  /** Ends the watch and returns the watched processes that still run after the grace period. */
  leaked(): Promise<ProcessEntry[]>;
}

/**
 * Records every descendant of this process that is started from now on, so that those that outlive their parents are still
 * known. One that runs already is not watched, such as the compiler that loaded this file.
 * @param mark text in the environment of all descendants; finds those whose parent ended before they were recorded.
 * @param graceMs how long to wait for processes that are still ending.
 */
export function watchDescendants(mark: string, graceMs: number): DescendantWatch {
  const before = new Set(descendants(listProcesses()).map(key));
  const seen = new Set<string>();
  const look = () => {
    for (const entry of descendants(listProcesses()).map(key)) if (!before.has(entry)) seen.add(entry);
  };
  const timer = setInterval(look, POLL_MS);
  return {
    leaked: async () => {
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
    // The process ended or belongs to another user, or the system has no /proc.
    return false;
  }
}

function key({ pid, started }: ProcessEntry): string {
  return `${pid} ${started}`;
}
