import { constants } from 'node:os';

/**
 * Runs a root command that has to clean up. Ctrl-C, a closed terminal and `kill` abort the signal instead of ending the
 * process at once. The exit status is the one that `work` has set; else, after an interruption, 128 plus the signal
 * number, as shells expect; else 0 or 1, depending on what `work` returned.
 */
export async function runInterruptibly(work: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // `on`, not `once`: the terminal sends a Ctrl-C to us, and npm forwards it a second time.
    process.on(name, () => {
      process.exitCode = 128 + constants.signals[name];
      controller.abort();
    });
  }
  // After a SIGHUP the terminal is gone, so write errors are expected and cannot be reported.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const ok = await work(controller.signal);
  process.exitCode ??= ok ? 0 : 1;
  process.exit();
}
