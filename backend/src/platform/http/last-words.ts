import type { ErrorReports } from '../error-reports/error-reports.js';
import type { AppLogger } from '../logging/app-logger.js';

/**
 * Logs an uncaught exception or unhandled rejection as a JSON line and ends the process, because its state is unknown.
 * The supervisor starts a new process. With a service for errors the process lives until the report has been sent, 2 s at most.
 */
export function endOnUncaught(logger: AppLogger, reports: ErrorReports): void {
  let ending = false;
  process.on('uncaughtException', (err, origin) => {
    logger.fatal({ err, origin }, 'Ending: nobody caught this');
    if (ending) process.exit(1);
    ending = true;
    reports.report(err, { level: 'fatal' });
    void reports.close().finally(() => process.exit(1));
  });
}
