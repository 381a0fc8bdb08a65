import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest, withinRequest } from './request-context.js';

const HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[A-Za-z0-9._-]{8,64}$/;

/** Express middleware: accepts a proxy's request id if it is well-formed, else creates one; returns it as a header. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader(HEADER, id);
  withinRequest(id, next);
}

/** The id that {@link assignRequestId} gave to the request of this response. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(HEADER) ?? '');
}

/** The id of the current request; null in a job or a command. */
export function currentRequestId(): string | null {
  return currentRequest()?.id ?? null;
}
