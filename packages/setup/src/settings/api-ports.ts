import type { Machine } from '../machine/machine.ts';
import { API_PORTS, CONFIGURATION } from './places.ts';

/**
 * Ports of the API's processes on this machine: those that the proxy is given (docs/run/scale.md, "Add a process"), or those of a
 * new installation.
 */
export function apiPorts(machine: Machine): number[] {
  const text = machine.read(`${CONFIGURATION}/proxy.env`) ?? '';
  const [, servers = ''] = /^\s*API_SERVERS=(.*)$/m.exec(text) ?? [];
  const ports = [...servers.matchAll(/\b127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
  return ports.length === 0 ? [...API_PORTS] : ports;
}
