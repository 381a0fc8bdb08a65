import { PROXY_RUN_DIR } from '../../../deployment/src/proxy/api-servers.ts';
import type { Listener } from '../machine/listeners.ts';
import { SITE_PORTS } from '../settings/places.ts';
import { about, type Finding } from './finding.ts';

/** A port that the product needs, and how its own process is recognised. */
interface Need {
  readonly port: number;
  readonly ours: RegExp;
}

const PROXY = new RegExp(`nginx.*${PROXY_RUN_DIR}/`);
const SITE = /nginx.*\/run\/campus-(member|admin)-web\//;
const API = /\bnode\b.*dist\/main\.js/;

const needsOf = (apiPorts: readonly number[]): Need[] => [
  ...[80, 443].map((port) => ({ port, ours: PROXY })),
  // With its metrics, on the port with a 1 in front.
  ...apiPorts.flatMap((port) => [port, Number(`1${port}`)]).map((port) => ({ port, ours: API })),
  ...Object.values(SITE_PORTS).map((port) => ({ port, ours: SITE })),
];

/**
 * Ports must be free, or used by an earlier setup.
 * @param apiPorts of the API's processes
 */
export function checkPorts(found: readonly Listener[], apiPorts: readonly number[]): Finding[] {
  const { ok, fail } = about('ports');
  const needs = needsOf(apiPorts);
  const taken = needs.flatMap((need) => {
    const other = found.find(({ port, command }) => port === need.port && !need.ours.test(command));
    return other
      ? [fail(`${need.port} is used by ${other.command || 'another process'}. Stop it first.`)]
      : [];
  });
  return taken.length > 0 ? taken : [ok(`${needs.map(({ port }) => port).join(', ')} are free, or ours`)];
}
