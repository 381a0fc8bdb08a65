import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../common/app-error.js';

/**
 * Express middleware that limits the time a JSON body may take to arrive: it is read before authentication, so a slow
 * sender must not count as a request in flight for as long as a form with pictures may.
 */
export function limitBodyTime(seconds: number) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.is('application/json')) {
      next();
      return;
    }
    const timeout = setTimeout(() => {
      // The rest of the body would only be discarded.
      response.setHeader('Connection', 'close');
      next(new AppError(408, 'malformed_request', 'The request took too long to arrive. Please try again.'));
    }, seconds * 1000);
    const arrived = () => clearTimeout(timeout);
    request.once('end', arrived).once('close', arrived);
    next();
  };
}
