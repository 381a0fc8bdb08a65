import type { NextFunction, Request, Response } from 'express';
import type { AppLogger } from '../logging/app-logger.js';
import { tooManyRequests } from '../../common/app-error.js';

/** Seconds after which somebody turned away may try again. */
const RETRY_AFTER = 1;

/**
 * Express middleware that turns requests away, before any work, while `most` are at work: a crowd that waits
 * in line past everybody's patience helps nobody. Health checks always pass.
 * @param logger hears when turning away begins, and when it is over how many it was; not of each one
 * @param shed called for each one turned away
 */
export function limitInFlight(most: number, logger: Pick<AppLogger, 'info' | 'warn'>, shed: () => void) {
  let inFlight = 0;
  /** Since turning away began. */
  let turnedAway = 0;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path.startsWith('/health/')) {
      next();
      return;
    }
    if (inFlight >= most) {
      if (turnedAway === 0) logger.warn(`Turning requests away: ${most} are at work (MOST_IN_FLIGHT)`);
      turnedAway += 1;
      shed();
      next(tooManyRequests('The server is very busy right now. Please try again in a moment.', RETRY_AFTER));
      return;
    }
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      // At half of it, so that a crowd that comes and goes around the limit is not told each time.
      if (turnedAway === 0 || inFlight > most / 2) return;
      logger.info(`No more requests are turned away; ${turnedAway} were`);
      turnedAway = 0;
    });
    next();
  };
}
