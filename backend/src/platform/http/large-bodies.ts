import type { NextFunction, Request, Response } from 'express';

/** Bytes from which parsing a body noticeably delays other requests. Our clients send less JSON than that. */
const LARGE_BODY_BYTES = 32 * 1024;
/** Milliseconds after which a body that is still arriving loses its turn: a slow sender must not block the others. */
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
      // In a later turn of the event loop, after other requests have been served.
      setImmediate(() => this.admitNext());
    };
    this.leaving.set(request, leave);
    // Refused by the parser, too slow, or disconnected.
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
