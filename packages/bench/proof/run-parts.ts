import type { Part } from './part.ts';
import type { Result } from './results.ts';
import { runCommand, runPart } from './run-part.ts';

/** The outcome of a part that did enough and met its goals. */
export const PASSED = 'passed';

/**
 * Runs parts one after another, also after one that failed. Beside them run those that ask for it ({@link Part.beside}), and what
 * prepares a part ({@link Part.prepare}).
 * @param scale share of the full length
 * @param keep called with the result of each part that ran at full length to its end
 * @returns the outcome of each part, in their order: {@link PASSED}, what was wrong, or that it was not run
 */
export async function runParts(
  parts: readonly Part[],
  scale: number,
  signal: AbortSignal,
  keep: (part: Part, result: Result) => void,
): Promise<Map<string, string>> {
  const outcomes = new Map(parts.map(({ name }) => [name, 'not run']));
  // One that cannot be run at all (a full disk) must not leave another running.
  const failure = new AbortController();
  const ending = AbortSignal.any([signal, failure.signal]);

  const preparing = new Map(
    parts.map((part) => [part, part.prepare && runCommand(part.prepare(scale), ending)]),
  );
  const run = async (part: Part): Promise<void> => {
    const unprepared = (await preparing.get(part)) ?? [];
    if (ending.aborted) return;
    if (unprepared.length > 0) {
      outcomes.set(part.name, `not prepared: ${unprepared.join('; ')}`);
      return;
    }
    console.log(`\n──── ${part.name}${scale === 1 ? '' : `, ${scale} of its length`} ────`);
    const result = await runPart(part, scale, ending);
    if (!result) return;
    const outcome = result.fault ?? PASSED;
    console.log(`\n──── ${part.name}: ${outcome} ────`);
    console.table(result.figures);
    outcomes.set(part.name, outcome);
    if (scale === 1) keep(part, result);
  };
  const inTurn = async () => {
    for (const part of parts) if (!part.beside) await run(part);
  };

  try {
    await Promise.all([...parts.filter(({ beside }) => beside).map(run), inTurn()]);
  } finally {
    failure.abort();
  }
  return outcomes;
}
