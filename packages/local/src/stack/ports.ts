import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { PORT_VARIABLES, type Ports } from './settings.ts';

/** @throws Error, one line, that names the first occupied port, the process that uses it, and the variable to set. */
export async function checkPortsFree(ports: Ports): Promise<void> {
  for (const app of ['api', 'member', 'admin'] as const) {
    const probe = createServer();
    await listen(probe, ports[app], PORT_VARIABLES[app]);
    probe.close();
    await once(probe, 'close');
  }
}

/**
 * Makes a server listen on a port, on every address of this machine.
 * @param variable the setting that changes the port, for the error message.
 * @throws Error, one line, when that is not possible.
 */
export async function listen(server: Server, port: number, variable: string): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE'
        ? `is already in use${describeHolder(port)}. Stop that program`
        : code === 'EACCES'
          ? 'needs more permissions than this user has. Ask for them'
          : `cannot be used: ${message}. Fix that`;
    throw new Error(`Port ${port} ${reason}, or set ${variable} to another port.`, { cause });
  }
}

/** ` by <program> (process <pid>)`, or an empty string where the system does not show it. */
function describeHolder(port: number): string {
  const pid = findListener(port);
  if (pid === undefined) return '';
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 100);
    return ` by ${command} (process ${pid})`;
  } catch {
    // The process has ended.
    return '';
  }
}

/** The process that listens on a TCP port. Linux shows it for our own processes, and to root for all. */
function findListener(port: number): number | undefined {
  try {
    const sockets = listeningSockets(port);
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .find((pid) => openFiles(pid).some((file) => sockets.has(file)));
  } catch {
    // A system without /proc.
    return undefined;
  }
}

/** The sockets that listen on a port, named as in `/proc/<pid>/fd`. Columns: see proc(5); state 0A is LISTEN. */
function listeningSockets(port: number): Set<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1),
  );
  return new Set(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  );
}

function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((fd) => readLink(`${folder}/${fd}`));
  } catch {
    // Another user's process, or it has ended.
    return [];
  }
}

function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    // Closed after the folder was read.
    return '';
  }
}
