import { Progress } from '../entry/progress.mjs';
import { ensureBuilt } from '../stack/build.ts';
import type { CommandResult } from './command.ts';

/** Builds the API into backend/dist unless it is up to date. The check of the migrations runs from there. */
export async function buildBackend(signal: AbortSignal): Promise<CommandResult> {
  try {
    await ensureBuilt('backend', new NoProgress(), signal);
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
