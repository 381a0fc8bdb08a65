import type { AppLogger } from '../logging/app-logger.js';

/**
 * Logs an uncaught exception or unhandled rejection as a JSON line and ends the process, because its state is unknown.
 * The supervisor starts a new process.
 */
export function endOnUncaught(logger: AppLogger): void {
  process.on('uncaughtException', (err, origin) => {
    logger.fatal({ err, origin }, 'Ending: nobody caught this');
    process.exit(1);
  });
}
