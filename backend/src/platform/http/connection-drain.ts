import type { NextFunction, Request, Response } from 'express';

/** Says on every connection that its answer is the last, once a stop is under way; so clients turn to another process. */
export class ConnectionDrain {
  private readonly open = new Set<Response>();
  private begun = false;

  /** Express middleware. */
  readonly watch = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.begun) response.setHeader('Connection', 'close');
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    next();
  };

  /** From now on, for requests at work too. */
  begin(): void {
    this.begun = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }
}
