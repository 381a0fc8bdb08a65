import { constants } from 'node:os';

/**
 * Runs a root command that has things to clean up. Ctrl-C, a closed terminal and `kill` abort the signal instead of
 * ending the process at once. The exit status is what `work` has set, else after an interruption what shells expect,
 * else 0 or 1 as `work` says that all went well or not.
 */
export async function runInterruptibly(work: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Every time, not only the first: npm passes on a Ctrl-C that the terminal has sent us already.
    process.on(name, () => {
      process.exitCode = 128 + constants.signals[name];
      controller.abort();
    });
  }
  // After a SIGHUP nobody reads any more, and there is nobody to tell.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const ok = await work(controller.signal);
  process.exitCode ??= ok ? 0 : 1;
  process.exit();
}
