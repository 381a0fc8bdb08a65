import { AsyncLocalStorage } from 'node:async_hooks';

/** A place in the primary's write-ahead log. */
export interface WalPosition {
  /** Number of the history it is a place in; every failover begins a new one. */
  readonly timeline: number;
  /** Log sequence number, as PostgreSQL writes it. */
  readonly lsn: string;
}

/** What is known about the request being worked on. */
export interface RequestContext {
  readonly id: string;
  /** How much a replica must have replayed to answer this request; null: only the primary may. */
  readAt: WalPosition | null;
}

const current = new AsyncLocalStorage<RequestContext>();

/** Does all that `work` sets off as part of one request. */
export function withinRequest(id: string, work: () => void): void {
  current.run({ id, readAt: null }, work);
}

/** The request being worked on; undefined in a job or a command. */
export function currentRequest(): RequestContext | undefined {
  return current.getStore();
}

/**
 * Lets a replica answer what the current request reads from now on.
 * @param position what it must have replayed for that; null: the primary alone answers
 */
export function readAsOf(position: WalPosition | null): void {
  const request = currentRequest();
  if (request) request.readAt = position;
}
