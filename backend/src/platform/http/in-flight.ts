import type { NextFunction, Request, Response } from 'express';
import { tooManyRequests } from '../../common/app-error.js';

/** Seconds after which somebody turned away may try again. */
const RETRY_AFTER = 1;

/**
 * Express middleware that turns requests away, before any work, while `most` are at work: a crowd that waits
 * in line past everybody's patience helps nobody. Health checks always pass.
 * @param shed called for each one turned away
 */
export function limitInFlight(most: number, shed: () => void) {
  let inFlight = 0;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path.startsWith('/health/')) {
      next();
      return;
    }
    if (inFlight >= most) {
      shed();
      next(tooManyRequests('The server is very busy right now. Please try again in a moment.', RETRY_AFTER));
      return;
    }
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}
