import type { NextFunction, Request, Response } from 'express';
import { refuseSlowBody } from './arriving-bodies.js';

/**
 * Express middleware that limits the time a JSON body may take to arrive: it is read before authentication, so a slow
 * sender must not keep a connection for as long as a form with pictures may.
 */
export function limitBodyTime(seconds: number) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.is('application/json')) {
      next();
      return;
    }
    const timeout = setTimeout(() => refuseSlowBody(response, next), seconds * 1000);
    const arrived = () => clearTimeout(timeout);
    request.once('end', arrived).once('close', arrived);
    next();
  };
}
