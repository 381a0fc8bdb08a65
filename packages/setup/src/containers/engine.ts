import type { Machine } from '../machine/machine.ts';

/** The oldest compose plugin that knows everything in compose.yaml. */
const OLDEST_COMPOSE = [2, 24] as const;

/** Whether Docker answers, and its compose plugin is new enough; otherwise what is in the way. */
export function engineFault(machine: Machine): string | undefined {
  try {
    machine.run(['docker', 'info']);
  } catch {
    return 'Docker does not answer (docker info)';
  }
  try {
    return composeFault(machine.run(['docker', 'compose', 'version', '--short']));
  } catch {
    return 'Docker has no compose plugin (docker compose version)';
  }
}

/** @param version such as `2.29.7` or `v2.24.0-desktop.1` */
export function composeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_COMPOSE;
  const isNew = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNew
    ? undefined
    : `Docker's compose plugin is ${version.trim()}; ${OLDEST_COMPOSE.join('.')} is needed`;
}
