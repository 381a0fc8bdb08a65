import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[A-Za-z0-9._-]{8,64}$/;

/** Takes over a proxy's request id when it is harmless, else makes one; answers it as a header. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader(HEADER, id);
  return id;
}

/** The id that {@link assignRequestId} gave the request this response answers. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(HEADER) ?? '');
}
