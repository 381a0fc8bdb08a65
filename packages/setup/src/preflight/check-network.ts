import type { Machine } from '../machine/machine.ts';
import { about, type Finding } from './finding.ts';

const MAX_ANSWER_MS = 15_000;
/** How wrong a clock may be; certificates and their authority need no better one. */
const MAX_CLOCK_ERROR_MS = 120_000;

/** The registry that packages come from, by npm's own configuration: environment, files .npmrc, or its default. */
export const npmRegistry = (machine: Machine, folder: string): string =>
  machine.run(['npm', 'config', 'get', 'registry'], { cwd: folder }).trim();

/**
 * Whether the npm registry answers, and this machine's clock by the time that it names.
 * @param isNeeded whether anything has to be fetched; otherwise a registry without an answer is no failure
 */
export async function checkNetwork(registry: string, isNeeded: boolean, now = Date.now): Promise<Finding[]> {
  const { ok, warn, fail } = about('network');
  try {
    const { headers } = await fetch(new URL('npm', registry.endsWith('/') ? registry : `${registry}/`), {
      method: 'HEAD',
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    return [ok(`${registry} answers`), judgeClock(headers.get('date'), now())];
  } catch (error) {
    const { cause, message } = error as Error;
    const text = `${registry} does not answer (${cause instanceof Error ? cause.message : message}).`;
    return [
      isNeeded
        ? fail(`${text} Packages of npm are built into the release; npm_config_registry names a mirror.`)
        : warn(text),
    ];
  }
}

/** @param told the time as a server says it, in the form of HTTP; null when it says none */
export function judgeClock(told: string | null, now: number): Finding {
  const { ok, warn, fail } = about('clock');
  const difference = now - Date.parse(told ?? '');
  if (Number.isNaN(difference)) return warn('It could not be compared with another one.');
  const seconds = Math.round(Math.abs(difference) / 1000);
  return Math.abs(difference) <= MAX_CLOCK_ERROR_MS
    ? ok(`${seconds} s from the network's`)
    : fail(
        `It is ${seconds} s ${difference > 0 ? 'ahead' : 'behind'}: set it, and keep it right (systemd-timesyncd).`,
      );
}
