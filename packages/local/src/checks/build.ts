import { Progress } from '../entry/progress.mjs';
import { ensureBuilt } from '../stack/build.ts';
import type { CommandResult } from './command.ts';

/** Builds the API into backend/dist unless that is up to date; the contract and the migrations are taken from there. */
export async function buildBackend(signal: AbortSignal): Promise<CommandResult> {
  try {
    await ensureBuilt('backend', new NoProgress(), signal);
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/** For steps that are shown in another way. */
class NoProgress extends Progress {
  override step<T>(_title: string, work: () => Promise<T>): Promise<T> {
    return work();
  }

  override line(): void {
    // Shown in another way.
  }
}
