import { once } from 'node:events';
import { runInterruptibly } from './checks/interruptible.ts';
import { Progress } from './entry/progress.mjs';
import { startBanner } from './start-banner.ts';
import { readSettings } from './stack/settings.ts';
import { startStack, type Stack, type StackOptions } from './stack/stack.ts';
import { watchStack } from './stack/watch.ts';

/** `npm start`: builds what changed and runs everything until Ctrl-C. */
export function start(): Promise<void> {
  return run(startStack);
}

/** `npm run dev`: runs everything from the sources and reloads on changes. */
export function dev(): Promise<void> {
  return run(watchStack);
}

/** Prints an error's message without its stack, and ends with status 1. */
function run(begin: (options: StackOptions) => Promise<Stack>): Promise<void> {
  return runInterruptibly(async (signal) => {
    const progress = new Progress();
    try {
      const stack = await begin({ ...readSettings(process.env), progress, signal });
      progress.line(startBanner(stack));
      const crash = await Promise.race([stack.crashed, interrupted(signal)]);
      if (crash) console.error(crash.message);
      await progress.step('Stopping', () => stack.stop());
      // Ctrl-C is the normal way to end these commands, so npm should not report a failure.
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
