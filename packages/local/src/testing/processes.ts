import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process in the operating system's process table. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  /** Start time in the system's format. Together with `pid` it identifies a process even after pids are reused. */
  started: string;
  command: string;
}

/** All live processes, without zombies. */
export function listProcesses(): ProcessEntry[] {
  return existsSync('/proc/self/stat') ? listFromProc() : listFromPs();
}

function listFromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        // The name before the state is in brackets and may contain any character. Field numbers: see proc(5).
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state, parent, started] = [fields[0], fields[1], fields[19]];
        if (state === 'Z' || parent === undefined || started === undefined) return [];
        return [{ pid: Number(name), parent: Number(parent), started, command }];
      } catch {
        // The process ended while we read.
        return [];
      }
    });
}

function listFromPs(): ProcessEntry[] {
  return execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,stat=,lstart=,command='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\w+ \w+ +\d+ [\d:]+ \d+)\s+(.*)$/.exec(line);
      const [, pid, parent, state, started, command] = match ?? [];
      if (!pid || !parent || !started || state?.startsWith('Z')) return [];
      return [{ pid: Number(pid), parent: Number(parent), started, command: command ?? '' }];
    });
}
