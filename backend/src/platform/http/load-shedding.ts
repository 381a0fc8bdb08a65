import type { NextFunction, Request, Response } from 'express';
import type { AppLogger } from '../logging/app-logger.js';
import { tooManyRequests } from '../../common/app-error.js';
import { onRequestEnd } from './request-end.js';

/** Time after which a rejected client may retry. */
const RETRY_AFTER_SECONDS = 1;

/**
 * Load shedding: rejects requests, before any work, while `max` are in flight: queueing requests for longer than clients wait is
 * useless. Health checks always pass, and streams count only until they begin. A request counts once its body has arrived. Forms
 * that are still arriving are as many again at most; JSON: see `ArrivingBodies`.
 */
export class RequestsInFlight {
  private inFlight = 0;
  private formsArriving = 0;
  /** Requests rejected since shedding began. */
  private rejected = 0;

  /**
   * @param logger logs the start of shedding, and at its end the number of rejected requests; not each one
   * @param shed called for each rejected request
   */
  constructor(
    private readonly max: number,
    private readonly logger: Pick<AppLogger, 'info' | 'warn'>,
    private readonly shed: () => void,
  ) {}

  /** Express middleware, before the parser: rejects without reading the body. */
  readonly refuse = (request: Request, _response: Response, next: NextFunction): void => {
    if (isHealthCheck(request) || this.inFlight < this.max) next();
    else this.reject(next);
  };

  /** Express middleware, after the parser. */
  readonly count = (request: Request, response: Response, next: NextFunction): void => {
    if (isHealthCheck(request)) {
      next();
      return;
    }
    const isForm = Boolean(request.is('multipart/form-data')) && !request.complete;
    if ((isForm ? this.formsArriving : this.inFlight) >= this.max) {
      this.reject(next);
      return;
    }
    if (isForm) this.waitForForm(request, response);
    else this.enter(response);
    next();
  };

  private waitForForm(request: Request, response: Response): void {
    this.formsArriving += 1;
    let isArriving = true;
    const leave = () => {
      if (isArriving) this.formsArriving -= 1;
      isArriving = false;
    };
    request.once('end', () => {
      leave();
      // The request was refused before its body was read, for example because it has no session.
      if (!response.writableEnded) this.enter(response);
    });
    onRequestEnd(response, leave);
  }

  private enter(response: Response): void {
    this.inFlight += 1;
    onRequestEnd(response, () => {
      this.inFlight -= 1;
      // Shedding ends at half of the limit, so that a load that varies around the limit is not logged each time.
      if (this.rejected === 0 || this.inFlight > this.max / 2) return;
      this.logger.info(`No more requests are turned away; ${this.rejected} were`);
      this.rejected = 0;
    });
  }

  private reject(next: NextFunction): void {
    if (this.rejected === 0) {
      this.logger.warn(`Turning requests away: ${this.max} are at work (MOST_IN_FLIGHT)`);
    }
    this.rejected += 1;
    this.shed();
    next(
      tooManyRequests(
        'The server is very busy right now. Please try again in a moment.',
        RETRY_AFTER_SECONDS,
      ),
    );
  }
}

const isHealthCheck = ({ path }: Request) => path.startsWith('/health/');
