import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the proxy's files, which are written at each start, unless RUN_DIR names another. */
export const PROXY_RUN_DIR = '/run/campus-proxy';

/** An upstream server of the proxy. The list is one file that nginx includes, so it can change separately. */
export interface ApiServer {
  /** `host:port`. */
  address: string;
  /** Whether it is taken out, so that it gets no new requests. */
  isDrained: boolean;
}

const LINE = /^server (\S+) max_fails=\d+ fail_timeout=\d+s( down)?;$/;

/** Writes the list atomically, so that nginx never reads an incomplete one. */
export function writeApiServers(runDir: string, servers: ApiServer[]): void {
  const text = servers
    // nginx skips a server for two seconds after two failed connections: short enough to be back within three.
    .map(
      ({ address, isDrained }) =>
        `server ${address} max_fails=2 fail_timeout=2s${isDrained ? ' down' : ''};\n`,
    )
    .join('');
  const file = apiServersFile(runDir);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** @throws Error when no proxy has been configured in that folder */
export function readApiServers(runDir: string): ApiServer[] {
  return readFileSync(apiServersFile(runDir), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, address, down] = LINE.exec(line) ?? [];
      if (address === undefined) throw new Error(`${apiServersFile(runDir)} has an unexpected line: ${line}`);
      return { address, isDrained: down !== undefined };
    });
}

/**
 * The list with one server drained or restored.
 * @throws Error when there is no such server, or when it is the last one in use
 */
export function withServer(servers: ApiServer[], address: string, isDrained: boolean): ApiServer[] {
  if (!servers.some((each) => each.address === address)) {
    throw new Error(
      `${address} is none of the API's servers: ${servers.map((each) => each.address).join(', ')}`,
    );
  }
  const changed = servers.map((each) => (each.address === address ? { address, isDrained } : each));
  if (changed.every((each) => each.isDrained)) {
    throw new Error(`${address} is the only server left: put another back first`);
  }
  return changed;
}

/** The file that nginx includes. */
export function apiServersFile(runDir: string): string {
  return join(runDir, 'api-servers.conf');
}
