import { constants } from 'node:os';

/**
 * Runs a root command that has things to clean up. Ctrl-C aborts the signal instead of ending the process at once;
 * the exit status is 0 when `work` says that all went well, else 1, and after a signal what shells expect.
 */
export async function runInterruptibly(work: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      process.exitCode = 128 + constants.signals[name];
      controller.abort();
    });
  }
  const ok = await work(controller.signal);
  process.exitCode ??= ok ? 0 : 1;
  // Handlers of signals do not keep a process alive, but what a step forgot to close would.
  process.exit();
}
