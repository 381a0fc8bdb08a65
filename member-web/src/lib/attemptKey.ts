import { randomId } from './randomId';

/** A key for the attempts at sending one thing (`Idempotency-Key`). */
export const newAttemptKey = randomId;

/** Whether a kept text is such a key: it goes into a header, which does not carry everything. */
export function isAttemptKey(kept: unknown): kept is string {
  return typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept);
}
