import type { NextFunction, Request, Response } from 'express';
import { onceAnswered } from './answered.js';

/** During shutdown, answers every request with `Connection: close`, so that clients use another process. */
export class ConnectionDrain {
  private readonly open = new Set<Response>();
  private begun = false;

  /** Express middleware. */
  readonly watch = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.begun) response.setHeader('Connection', 'close');
    this.open.add(response);
    onceAnswered(response, () => this.open.delete(response));
    next();
  };

  /** Starts draining, for requests in flight, too. */
  begin(): void {
    this.begun = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }
}
