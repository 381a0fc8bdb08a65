import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A position in the primary's write-ahead log (WAL). */
export interface WalPosition {
  /** Timeline of the position; every failover starts a new one. */
  readonly timeline: number;
  /** Log sequence number, as PostgreSQL writes it. */
  readonly lsn: string;
}

/** Context of the current request. */
export interface RequestContext {
  readonly id: string;
  /** The position that a replica must have replayed to answer this request; null: only the primary may. */
  readAt: WalPosition | null;
  /** What an earlier request with the same idempotency key wrote, if that is known. */
  repeats?: { readonly recordId: string; readonly fingerprint: string };
}

const current = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, and everything it starts, in the context of one request. */
export function withinRequest(id: string, work: () => void): void {
  current.run({ id, readAt: null }, work);
}

/** The current request; undefined in a job or a command. */
export function currentRequest(): RequestContext | undefined {
  return current.getStore();
}

/**
 * Allows a replica to answer the current request's reads from now on.
 * @param position what the replica must have replayed; null: only the primary answers
 */
export function readAsOf(position: WalPosition | null): void {
  const request = currentRequest();
  if (request) request.readAt = position;
}

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
