import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../common/app-error.js';
import { onRequestEnd } from './request-end.js';

/** Ends the wait for a body: answers 408, and reads no more of it. A client that has its answer already gets no second one. */
export function refuseSlowBody(response: Response, next: NextFunction): void {
  if (response.headersSent) return;
  // The rest of the body would only be discarded.
  response.setHeader('Connection', 'close');
  next(new AppError(408, 'malformed_request', 'The request took too long to arrive. Please try again.'));
}

/**
 * JSON bodies that are arriving, before authentication. They hold no place among the requests in flight: sockets on which nothing
 * more arrives must not keep others out. Beyond `max` the one that has been arriving longest is refused, not the newest: those of
 * our clients arrive at once.
 */
export class ArrivingBodies {
  /** The requests in the order in which they began. */
  private readonly arriving = new Map<Request, () => void>();

  /** @param max JSON bodies that may be arriving at the same time */
  constructor(private readonly max: number) {}

  /** Express middleware, before the parser. */
  readonly enter = (request: Request, response: Response, next: NextFunction): void => {
    if (request.is('application/json')) {
      this.arriving.set(request, () => refuseSlowBody(response, next));
      const leave = () => this.arriving.delete(request);
      request.once('end', leave);
      onRequestEnd(response, leave);
      this.refuseLongest();
    }
    next();
  };

  private refuseLongest(): void {
    const [longest] = this.arriving;
    if (!longest || this.arriving.size <= this.max) return;
    const [request, refuse] = longest;
    this.arriving.delete(request);
    refuse();
  }
}

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

/** Bytes from which parsing a body noticeably delays other requests. Our clients send less JSON than that. */
const LARGE_BODY_BYTES = 32 * 1024;
/** Time after which a body that is still arriving loses its turn: a slow sender must not block the others. */
const MAX_TURN_MS = 1_000;

/**
 * Lets one large JSON body be read and parsed at a time. Parsing blocks the event loop: bodies that arrived together
 * would be parsed in one turn of it, and all other requests would wait for all of them. Waiting bodies are not read, so
 * backpressure keeps them in the network. A body of unknown length, chunked or compressed, counts as large.
 */
export class LargeBodies {
  private readonly waiting = new Set<() => void>();
  private isTaken = false;
  private readonly leaving = new WeakMap<Request, () => void>();

  /** Express middleware, before the parser. */
  readonly enter = (request: Request, response: Response, next: NextFunction): void => {
    if (!request.is('application/json') || lengthOf(request) < LARGE_BODY_BYTES) {
      next();
      return;
    }
    let turn: NodeJS.Timeout | undefined;
    const proceed = () => {
      this.isTaken = true;
      turn = setTimeout(leave, MAX_TURN_MS);
      next();
    };
    const leave = () => {
      this.leaving.delete(request);
      response.off('close', leave);
      this.waiting.delete(proceed);
      if (!turn) return;
      clearTimeout(turn);
      this.isTaken = false;
      // Parsed in a later turn of the event loop, after other requests have been served.
      setImmediate(() => this.admitNext());
    };
    this.leaving.set(request, leave);
    // The parser refused the body, it was too slow, or the client disconnected.
    response.once('close', leave);
    if (this.isTaken || this.waiting.size > 0) this.waiting.add(proceed);
    else proceed();
  };

  /** Express middleware, after the parser. */
  readonly leave = (request: Request, _response: Response, next: NextFunction): void => {
    this.leaving.get(request)?.();
    next();
  };

  private admitNext(): void {
    const [proceed] = this.waiting;
    if (this.isTaken || !proceed) return;
    this.waiting.delete(proceed);
    proceed();
  }
}

function lengthOf({ headers }: Request): number {
  return headers['content-encoding'] === undefined
    ? Number(headers['content-length'] ?? LARGE_BODY_BYTES)
    : LARGE_BODY_BYTES;
}
