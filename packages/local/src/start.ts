import { once } from 'node:events';
import path from 'node:path';
import { runInterruptibly } from './checks/interruptible.ts';
import { Progress } from './entry/progress.mjs';
import { panel } from './panel.ts';
import { readSettings } from './stack/settings.ts';
import { startStack } from './stack/stack.ts';

/** `npm start`: runs everything until Ctrl-C. A fault is told in a few words and ends with status 1. */
export function start(): Promise<void> {
  return runInterruptibly(async (signal) => {
    const progress = new Progress();
    try {
      const stack = await startStack({ ...readSettings(process.env), progress, signal });
      progress.line(panel(stack, path.relative(process.cwd(), stack.apiLog)));
      const crash = await Promise.race([stack.crashed, interrupted(signal)]);
      if (crash) console.error(crash.message);
      await progress.step('Stopping', () => stack.stop());
      // Ctrl-C is how this command is meant to end, so npm need not report a failure.
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
