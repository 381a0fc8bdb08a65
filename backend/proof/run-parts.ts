import type { Part } from './part.ts';
import type { Result } from './results.ts';
import { runPart } from './run-part.ts';

/** The outcome of a part that did enough and met its goals. */
export const PASSED = 'passed';

/**
 * Runs parts one after another, also after one that failed.
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
  for (const part of parts) {
    if (signal.aborted) break;
    console.log(`\n──── ${part.name}${scale === 1 ? '' : `, ${scale} of its length`} ────`);
    const result = await runPart(part, scale, signal);
    if (!result) break;
    console.table(result.figures);
    outcomes.set(part.name, result.fault ?? PASSED);
    if (scale === 1) keep(part, result);
  }
  return outcomes;
}
