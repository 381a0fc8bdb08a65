import type { CommandResult } from './command.ts';

/** One step of `npm run check`. */
export interface Step {
  name: string;
  /** Names of steps that must succeed first; if one fails, this step is not run and counts as failed. */
  needs?: string[];
  run(): Promise<CommandResult>;
}

export interface StepReport extends CommandResult {
  name: string;
  seconds: number;
}

/**
 * Runs all steps, at most `parallel` at a time, in the given order as far as their dependencies allow.
 * @param onReport called when a step ends
 */
export async function runSteps(
  steps: Step[],
  parallel: number,
  onReport: (report: StepReport) => void,
): Promise<StepReport[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const reports: StepReport[] = [];
  const succeeded = (name: string) => reports.some((report) => report.name === name && report.ok);
  const ended = (name: string) => reports.some((report) => report.name === name);

  const start = (step: Step) => {
    const began = performance.now();
    const failedNeed = step.needs?.find((need) => !succeeded(need));
    const work = failedNeed
      ? Promise.resolve({ ok: false, output: `Not run, because "${failedNeed}" failed.\n` })
      : step.run().catch((error: unknown) => ({ ok: false, output: describe(error) }));
    running.set(
      step.name,
      work.then((result) => {
        const report = { name: step.name, seconds: (performance.now() - began) / 1000, ...result };
        reports.push(report);
        running.delete(step.name);
        onReport(report);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) => (step.needs ?? []).every(ended));
    if (next >= 0 && running.size < parallel) {
      for (const step of waiting.splice(next, 1)) start(step);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(
        `These steps need a step that does not exist: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    }
  }
  return reports;
}

function describe(error: unknown): string {
  return `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`;
}
