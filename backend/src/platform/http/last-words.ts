import type { AppLogger } from '../logging/app-logger.js';

/**
 * An uncaught exception leaves the process in an unknown state: it is logged as a JSON line, and the process ends, so
 * that its supervisor starts a new one. This includes unhandled rejections.
 */
export function endOnUncaught(logger: AppLogger): void {
  process.on('uncaughtException', (err, origin) => {
    logger.fatal({ err, origin }, 'Ending: nobody caught this');
    process.exit(1);
  });
}
