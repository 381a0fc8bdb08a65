import { Progress } from '../entry/progress.mjs';
import { ensureBuilt, type AppName } from '../stack/build.ts';
import type { CommandResult } from './command.ts';

/** Builds an app into its `dist` unless it is up to date. */
export async function buildApp(app: AppName, signal: AbortSignal): Promise<CommandResult> {
  try {
    await ensureBuilt(app, new NoProgress(), signal);
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/** `check` prints its own line for each step. */
class NoProgress extends Progress {
  override step<T>(_title: string, work: () => Promise<T>): Promise<T> {
    return work();
  }

  override line(): void {
    // `check` prints its own line.
  }
}
