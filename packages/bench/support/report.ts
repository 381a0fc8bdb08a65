import type { Round } from './load.js';

/** Prints a table of rounds and their ratio to the first. */
export function printRounds(title: string, rounds: Record<string, Round>): void {
  const [first] = Object.values(rounds);
  if (!first) throw new Error('There is nothing to print');
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      Object.entries(rounds).map(([name, round]) => [
        name,
        {
          'requests/s': Math.round(round.perSecond),
          'against first': Number((round.perSecond / first.perSecond).toFixed(2)),
          'p50 ms': round.p50,
          'p99 ms': round.p99,
          'Node µs': round.nodeCpu === undefined ? '–' : Math.round(round.nodeCpu),
          'PostgreSQL µs': round.postgresCpu === undefined ? '–' : Math.round(round.postgresCpu),
        },
      ]),
    ),
  );
}
