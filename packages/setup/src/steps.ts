/** A part of the setup that may run again: it changes only what is not yet as it should be. */
export interface Step {
  readonly title: string;
  /** For a step that may take minutes: what is said before it; undefined when it will not. */
  readonly takes?: () => string | undefined;
  /** @returns what it changed; undefined when everything was as it should be */
  readonly run: () => string | undefined | Promise<string | undefined>;
}

/** A step failed; the message lists what was done before, and what was not. */
export class StepError extends Error {}

/**
 * Runs the steps in order.
 * @param say writes a line
 * @returns how many changed something
 * @throws StepError when one fails
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<number> {
  let changed = 0;
  for (const [index, { title, takes, run }] of steps.entries()) {
    const wait = takes?.();
    if (wait !== undefined) say(`  …     ${title}: ${wait}`);
    let change: string | undefined;
    try {
      change = await run();
    } catch (error) {
      throw new StepError(failure(steps, index, error), { cause: error });
    }
    say(change === undefined ? `  same  ${title}` : `  done  ${title}: ${change}`);
    if (change !== undefined) changed += 1;
  }
  return changed;
}

function failure(steps: readonly Step[], index: number, error: unknown): string {
  const titles = (some: readonly Step[]) => some.map(({ title }) => title).join(', ') || 'nothing';
  return [
    `"${steps[index]?.title}" failed: ${error instanceof Error ? error.message : String(error)}`,
    '',
    `Done:     ${titles(steps.slice(0, index))}`,
    `Not done: ${titles(steps.slice(index))}`,
    'Correct the cause and run ./setup again: it goes on from here.',
  ].join('\n');
}
