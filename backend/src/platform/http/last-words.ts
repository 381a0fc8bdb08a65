import type { AppLogger } from '../logging/app-logger.js';

/**
 * What nobody caught leaves the process in an unknown state: it says why, in the log's own form, and ends, for its
 * supervisor to start a new one. An unhandled rejection comes here, too.
 */
export function endOnUncaught(logger: AppLogger): void {
  process.on('uncaughtException', (err, origin) => {
    logger.fatal({ err, origin }, 'Ending: nobody caught this');
    process.exit(1);
  });
}
