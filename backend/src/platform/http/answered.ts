import type { ServerResponse } from 'node:http';

/** Event of an answer that goes on as a stream; see {@link leaveAsStream}. */
const STREAMS = Symbol('streams');
/** Those who wait for the end of a request, at its response. */
const WAITING = Symbol('waiting');

/** How a request was answered. */
export type Ending = 'finished' | 'aborted' | 'streams';

type Listener = (ending: Ending) => void;

/**
 * Ends a request whose answer goes on for hours. Its headers must be sent. From then on it is no request at work: neither
 * MOST_IN_FLIGHT nor the durations of requests count it, and its line is written to the log.
 */
export function leaveAsStream(response: ServerResponse): void {
  response.emit(STREAMS);
  // Nothing reads them any more, and the request is kept as long as the stream.
  Object.assign(response.req, { headers: {}, rawHeaders: [], body: undefined, next: undefined });
}

/**
 * Calls `listener` once, when a request is answered: it finished, its client left, or it became a stream. Each request has
 * several listeners, so the response's own events are listened to once for all of them.
 */
export function onceAnswered(
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
  const end = (ending: Ending) => {
    response.off('close', closed).off(STREAMS, streams);
    response[WAITING] = undefined;
    for (const each of waiting) each(ending);
  };
  response.once('close', closed).once(STREAMS, streams);
}
