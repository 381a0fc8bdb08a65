import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A TCP port that a process listens on. */
export interface Listener {
  readonly port: number;
  /** Command line of the process, with its arguments; '' when it cannot be found. */
  readonly command: string;
}

/** How the command line of nginx' workers begins. */
const WORKER = 'nginx: worker process';

/** State of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

/**
 * The processes that listen, on any address of this machine.
 * @param proc the kernel's view of all processes
 */
export function listeners(proc = '/proc'): Listener[] {
  const sockets = ['tcp', 'tcp6'].flatMap((table) => listeningSockets(readText(`${proc}/net/${table}`)));
  if (sockets.length === 0) return [];
  const commands = commandsBySocket(proc, new Set(sockets.map(({ inode }) => inode)));
  return sockets.map(({ port, inode }) => ({ port, command: commands.get(inode) ?? '' }));
}

/** @param table content of /proc/net/tcp or tcp6 */
function listeningSockets(table: string): { port: number; inode: string }[] {
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === LISTENING)
    .map(([, local = '', , , , , , , , inode = '']) => ({
      port: Number.parseInt(local.split(':')[1] ?? '', 16),
      inode,
    }));
}

function commandsBySocket(proc: string, inodes: ReadonlySet<string>): Map<string, string> {
  const commands = new Map<string, string>();
  for (const pid of readNames(proc).filter((name) => /^\d+$/.test(name))) {
    for (const descriptor of readNames(`${proc}/${pid}/fd`)) {
      const [, inode = ''] = /^socket:\[(\d+)\]$/.exec(readLink(`${proc}/${pid}/fd/${descriptor}`)) ?? [];
      // A master of nginx names its configuration, which its workers do not; all of them have the socket.
      if (inodes.has(inode) && (commands.get(inode) ?? WORKER).startsWith(WORKER)) {
        commands.set(inode, readText(`${proc}/${pid}/cmdline`).replaceAll('\0', ' ').trim());
      }
    }
  }
  return commands;
}

// A process may end while it is looked at.
const orNothing = <T>(nothing: T, read: () => T): T => {
  try {
    return read();
  } catch {
    return nothing;
  }
};
const readText = (file: string) => orNothing('', () => readFileSync(file, 'utf8'));
const readNames = (folder: string) => orNothing<string[]>([], () => readdirSync(folder));
const readLink = (file: string) => orNothing('', () => readlinkSync(file));
