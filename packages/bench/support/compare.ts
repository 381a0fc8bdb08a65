import type { Round } from './load.js';

/** The time that one takes against another; by CPU time, other programs hardly matter. */
export function compareRounds(one: Round, other: Round, most: number) {
  const time = other.perSecond / one.perSecond;
  const cpu = cpuOf(one) / cpuOf(other);
  const counted = Number.isNaN(cpu) ? time : cpu;
  return {
    time: Number(time.toFixed(2)),
    'CPU time': Number(cpu.toFixed(2)),
    most,
    within: counted <= most,
  };
}

function cpuOf({ nodeCpu = NaN, postgresCpu = NaN }: Round): number {
  return nodeCpu + postgresCpu;
}
