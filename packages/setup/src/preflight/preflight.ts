import { hostNames, type Answers } from '../answers/questions.ts';
import { listeners } from '../machine/listeners.ts';
import type { Machine } from '../machine/machine.ts';
import { RELEASES } from '../settings/places.ts';
import { checkDistribution } from './check-distribution.ts';
import { checkEarlier } from './check-earlier.ts';
import { checkNames } from './check-names.ts';
import { checkNetwork, npmRegistry } from './check-network.ts';
import { checkPorts } from './check-ports.ts';
import { apiPorts } from '../settings/api-ports.ts';
import { checkDisk, checkMemory } from './check-resources.ts';
import { about, type Finding } from './finding.ts';

/** What is to be set up. */
export interface Plan {
  readonly answers: Answers;
  readonly isDnsSkipped: boolean;
  /** The folder of the source, whose settings of npm hold. */
  readonly source: string;
  /** Whether this release has been built here before, so that nothing needs fetching. */
  readonly isBuilt: boolean;
}

/**
 * Checks the machine without changing it.
 * @returns all findings, and the names that have no address
 */
export async function preflight(
  machine: Machine,
  { answers, ...plan }: Plan,
): Promise<{ findings: Finding[]; missingNames: string[] }> {
  const registry = npmRegistry(machine, plan.source);
  const [network, { findings: pointing, missing }] = await Promise.all([
    checkNetwork(registry, !plan.isBuilt),
    plan.isDnsSkipped
      ? { findings: [about('names').ok('not checked')], missing: [] }
      : checkNames(hostNames(answers)),
  ]);
  const findings = [
    checkDistribution(machine.read('/etc/os-release') ?? ''),
    checkEarlier(machine),
    checkServices(machine),
    checkDisk(machine.at(RELEASES)),
    checkMemory(machine.read('/proc/meminfo') ?? ''),
    ...checkPorts(listeners(), apiPorts(machine)),
    ...checkRoot(machine, answers.CA_ROOT),
    ...network,
    ...pointing,
  ];
  return { findings, missingNames: missing };
}

/** States of systemd in which units can be started. */
const RUNNING = /^(running|degraded|starting|initializing)$/;

function checkServices(machine: Machine): Finding {
  const { ok, fail } = about('services');
  let state = '';
  try {
    // Its exit status says only whether everything is well.
    state = machine.run(['sh', '-c', 'systemctl is-system-running 2> /dev/null || true']).trim();
  } catch {
    // There is no shell command of that name, which the next line says.
  }
  return RUNNING.test(state)
    ? ok('systemd runs')
    : fail('systemd does not run here. Without it follow docs/install/one-machine.md, "By hand".');
}

function checkRoot(machine: Machine, file: string): Finding[] {
  if (file === '') return [];
  const { ok, fail } = about('authority');
  return [
    machine.read(file)?.includes('-----BEGIN CERTIFICATE-----')
      ? ok(`${file} will be trusted by this machine`)
      : fail(`${file} (--ca-root) is missing, or contains no certificate in PEM form.`),
  ];
}
