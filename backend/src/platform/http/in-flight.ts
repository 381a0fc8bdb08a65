import type { NextFunction, Request, Response } from 'express';
import type { AppLogger } from '../logging/app-logger.js';
import { tooManyRequests } from '../../common/app-error.js';
import { onceAnswered } from './answered.js';

/** Seconds after which a rejected client may retry. */
const RETRY_AFTER = 1;

/**
 * Load shedding: Express middleware that rejects requests, before any work, while `most` are in flight: queueing
 * requests for longer than clients wait is useless. Health checks always pass, and streams count only until
 * they begin.
 * @param logger logs the start of shedding, and at its end the number of rejected requests; not each one
 * @param shed called for each rejected request
 */
export function limitInFlight(most: number, logger: Pick<AppLogger, 'info' | 'warn'>, shed: () => void) {
  let inFlight = 0;
  /** Requests rejected since shedding began. */
  let rejected = 0;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path.startsWith('/health/')) {
      next();
      return;
    }
    if (inFlight >= most) {
      if (rejected === 0) logger.warn(`Turning requests away: ${most} are at work (MOST_IN_FLIGHT)`);
      rejected += 1;
      shed();
      next(tooManyRequests('The server is very busy right now. Please try again in a moment.', RETRY_AFTER));
      return;
    }
    inFlight += 1;
    onceAnswered(response, () => {
      inFlight -= 1;
      // Shedding ends at half of the limit, so that a load that varies around the limit is not logged each time.
      if (rejected === 0 || inFlight > most / 2) return;
      logger.info(`No more requests are turned away; ${rejected} were`);
      rejected = 0;
    });
    next();
  };
}
