import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../common/app-error.js';
import { onceAnswered } from './answered.js';

/** Ends the wait for a body: answers 408, and reads no more of it. Whoever was answered before it arrived gets nothing more. */
export function refuseSlowBody(response: Response, next: NextFunction): void {
  if (response.headersSent) return;
  // The rest of the body would only be discarded.
  response.setHeader('Connection', 'close');
  next(new AppError(408, 'malformed_request', 'The request took too long to arrive. Please try again.'));
}

/**
 * JSON bodies that are arriving, before authentication. They hold no place among the requests in flight: sockets on which nothing
 * more arrives must not keep others out. Beyond `most` the one that has been arriving longest is refused, not the newest: those of
 * our clients arrive at once.
 */
export class ArrivingBodies {
  /** In the order in which they began. */
  private readonly arriving = new Map<Request, () => void>();

  /** @param most JSON bodies that may be arriving at the same time */
  constructor(private readonly most: number) {}

  /** Express middleware, before the parser. */
  readonly enter = (request: Request, response: Response, next: NextFunction): void => {
    if (request.is('application/json')) {
      this.arriving.set(request, () => refuseSlowBody(response, next));
      const leave = () => this.arriving.delete(request);
      request.once('end', leave);
      onceAnswered(response, leave);
      this.refuseLongest();
    }
    next();
  };

  private refuseLongest(): void {
    const [longest] = this.arriving;
    if (!longest || this.arriving.size <= this.most) return;
    const [request, refuse] = longest;
    this.arriving.delete(request);
    refuse();
  }
}
