import type { Machine } from '../machine/machine.ts';
import { MEMORY } from './places.ts';

export type Deployment = 'containers' | 'packages';

const FILE = `${MEMORY}/deployment`;

/** How this machine was set up; undefined before the first setup. */
export function rememberedDeployment(machine: Machine): Deployment | undefined {
  const text = machine.read(FILE)?.trim();
  return text === 'containers' || text === 'packages' ? text : undefined;
}

/** @returns whether it was unknown before; the folder must exist */
export function rememberDeployment(machine: Machine, deployment: Deployment): boolean {
  return machine.write(FILE, `${deployment}\n`, { owner: 'root:root', mode: 0o600 });
}

/**
 * What was chosen, or what the machine was set up with; the first time containers where an engine is there.
 * @param wanted containers, packages or auto
 * @param fault why no container can be started; undefined when one can
 * @throws Error when that is not possible here
 */
export function chooseDeployment(
  wanted: string,
  fault: string | undefined,
  earlier: Deployment | undefined,
): { deployment: Deployment; reason: string } {
  if (earlier !== undefined && wanted !== 'auto' && wanted !== earlier) {
    throw new Error(`This machine was set up with ${earlier}. Back up and remove that first.`);
  }
  const chosen = earlier ?? wanted;
  if (chosen === 'packages') return { deployment: chosen, reason: earlier ? 'as before' : 'as chosen' };
  if (fault === undefined)
    return { deployment: 'containers', reason: 'Docker and its compose plugin answer' };
  if (chosen === 'containers') throw new Error(`Containers cannot be started: ${fault}.`);
  return { deployment: 'packages', reason: fault };
}
