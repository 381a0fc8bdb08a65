/**
 * Lets Ctrl-C, a closed terminal and `kill` end a command in order: the signal that is returned is aborted, and the
 * command stops what it has started. Repeating them changes nothing; every stop is bounded in time.
 */
export function onInterruption(): AbortSignal {
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // npm passes on a Ctrl-C that we have had already, so every one is taken, not only the first.
    process.on(name, () => interruption.abort(new Error(`Interrupted by ${name}`)));
  }
  // When the terminal has gone, what is still said reaches nobody; that must not stop the cleaning up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return interruption.signal;
}
