import type { Listener } from '../machine/listeners.ts';
import { about, type Finding } from './finding.ts';

/** A port that the product needs, and how its own process is recognised. */
interface Need {
  readonly port: number;
  readonly ours: RegExp;
}

const PROXY = /nginx.*\/run\/campus-proxy\//;
const SITE = /nginx.*\/run\/campus-(member|admin)-web\//;
const API = /\bnode\b.*dist\/main\.js/;

/** Ports of the packages' processes; those of the containers are inside, except the first two. */
const PUBLIC: readonly Need[] = [80, 443].map((port) => ({ port, ours: PROXY }));
const inner = (apiPorts: readonly number[]): Need[] => [
  // With its metrics, on the port with a 1 in front.
  ...apiPorts.flatMap((port) => [port, Number(`1${port}`)]).map((port) => ({ port, ours: API })),
  ...[8081, 8082].map((port) => ({ port, ours: SITE })),
];
/** How Docker forwards a port of the host. */
const FORWARDED = /docker-proxy|rootlessport/;

/**
 * Ports must be free, or used by an earlier setup.
 * @param isComposeRunning whether containers of an earlier setup run
 * @param apiPorts of the API's processes without containers
 */
export function checkPorts(
  found: readonly Listener[],
  deployment: 'containers' | 'packages',
  isComposeRunning: boolean,
  apiPorts: readonly number[],
): Finding[] {
  const { ok, fail } = about('ports');
  const needs = deployment === 'packages' ? [...PUBLIC, ...inner(apiPorts)] : PUBLIC;
  const isOurs = ({ ours }: Need, command: string) =>
    deployment === 'packages'
      ? ours.test(command)
      : isComposeRunning && (command === '' || FORWARDED.test(command));
  const taken = needs.flatMap((need) => {
    const other = found.find(({ port, command }) => port === need.port && !isOurs(need, command));
    return other
      ? [fail(`${need.port} is used by ${other.command || 'another process'}. Stop it first.`)]
      : [];
  });
  return taken.length > 0 ? taken : [ok(`${needs.map(({ port }) => port).join(', ')} are free, or ours`)];
}
