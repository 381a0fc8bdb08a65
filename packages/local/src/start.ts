import { once } from 'node:events';
import path from 'node:path';
import { Progress } from './entry/progress.mjs';
import { onInterruption } from './interruption.ts';
import { panel } from './panel.ts';
import { readSettings } from './stack/settings.ts';
import { startStack } from './stack/stack.ts';

/** `npm start`: runs everything until Ctrl-C. A fault is told in a few words and ends with status 1. */
export async function start(): Promise<void> {
  const signal = onInterruption();
  const progress = new Progress();
  try {
    const stack = await startStack({ ...readSettings(process.env), progress, signal });
    progress.line(panel(stack, path.relative(process.cwd(), stack.apiLog)));
    const crash = await Promise.race([stack.crashed, interrupted(signal)]);
    if (crash) console.error(crash.message);
    await progress.step('Stopping', () => stack.stop());
    // Ctrl-C is how this command is meant to end, so npm need not report a failure.
    process.exit(crash ? 1 : 0);
  } catch (fault) {
    if (signal.aborted) process.exit(130);
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

async function interrupted(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort');
}
