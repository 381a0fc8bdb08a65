import { once } from 'node:events';
import { runInterruptibly } from './checks/interruptible.ts';
import { Progress } from './entry/progress.mjs';
import { panel } from './panel.ts';
import { readSettings } from './stack/settings.ts';
import { startStack, type Stack, type StackOptions } from './stack/stack.ts';
import { watchStack } from './stack/watch.ts';

/** `npm start`: builds what has changed and runs everything until Ctrl-C. */
export function start(): Promise<void> {
  return run(startStack);
}

/** `npm run dev`: the same from the sources, watching them. */
export function dev(): Promise<void> {
  return run(watchStack);
}

/** A fault is told in a few words and ends with status 1. */
function run(begin: (options: StackOptions) => Promise<Stack>): Promise<void> {
  return runInterruptibly(async (signal) => {
    const progress = new Progress();
    try {
      const stack = await begin({ ...readSettings(process.env), progress, signal });
      progress.line(panel(stack));
      const crash = await Promise.race([stack.crashed, interrupted(signal)]);
      if (crash) console.error(crash.message);
      await progress.step('Stopping', () => stack.stop());
      // Ctrl-C is how these commands are meant to end, so npm need not report a failure.
      if (!crash) process.exitCode = 0;
      return crash === undefined;
    } catch (fault) {
      if (!signal.aborted) console.error(fault instanceof Error ? fault.message : fault);
      return false;
    }
  });
}

async function interrupted(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort');
}
