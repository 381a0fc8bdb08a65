import type { ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { badRequest } from '../../common/app-error.js';

/** Event of an answer that goes on as a stream; see {@link continueAsStream}. */
const STREAMS = Symbol('streams');
/** The functions that wait for the end of a request, stored at its response. */
const WAITING = Symbol('waiting');

/** How a request was answered. */
export type RequestEnd = 'finished' | 'aborted' | 'streams';

type Listener = (ending: RequestEnd) => void;

/**
 * Ends a request whose answer goes on for hours. Its headers must be sent. From then on it is no request at work: neither
 * MOST_IN_FLIGHT nor the durations of requests count it, and its line is written to the log.
 */
export function continueAsStream(response: ServerResponse): void {
  response.emit(STREAMS);
  // Nothing reads the headers and the body any more, and the request is kept as long as the stream.
  Object.assign(response.req, { headers: {}, rawHeaders: [], body: undefined, next: undefined });
}

/**
 * Calls `listener` once, when a request is answered: it finished, its client left, or it became a stream. Each request has
 * several listeners, so the response's own events are listened to once for all of them.
 */
export function onRequestEnd(
  response: ServerResponse & { [WAITING]?: Listener[] },
  listener: Listener,
): void {
  if (response[WAITING]) {
    response[WAITING].push(listener);
    return;
  }
  const waiting = [listener];
  response[WAITING] = waiting;
  const closed = () => end(response.writableFinished ? 'finished' : 'aborted');
  const streams = () => end('streams');
  const end = (ending: RequestEnd) => {
    response.off('close', closed).off(STREAMS, streams);
    response[WAITING] = undefined;
    for (const each of waiting) each(ending);
  };
  response.once('close', closed).once(STREAMS, streams);
}

/** Aborted when the client leaves before the answer, because work that waits for its turn must then not keep others waiting. */
export function disconnectSignal(response: Response): AbortSignal {
  const disconnected = new AbortController();
  onRequestEnd(response, (ending) => {
    if (ending === 'aborted') disconnected.abort(badRequest('The connection ended before the answer'));
  });
  return disconnected.signal;
}

/** {@link disconnectSignal} this request's response. */
export const DisconnectSignal = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  disconnectSignal(context.switchToHttp().getResponse<Response>()),
);

/** During shutdown, answers every request with `Connection: close`, so that clients use another process. */
export class ConnectionDrain {
  private readonly open = new Set<Response>();
  private begun = false;

  /** Express middleware. */
  readonly watch = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.begun) response.setHeader('Connection', 'close');
    this.open.add(response);
    onRequestEnd(response, () => this.open.delete(response));
    next();
  };

  /** Starts draining, for requests in flight, too. */
  begin(): void {
    this.begun = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }
}
