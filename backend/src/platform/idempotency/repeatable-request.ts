import type { RepeatableCall } from './idempotency-key.header.js';

/** A creating request that may be sent twice. */
export interface RepeatableRequest {
  readonly memberId: string;
  readonly call: RepeatableCall;
  /** The caller's idempotency key; without one every request is new. */
  readonly key: string | undefined;
  /** From `fingerprint`. */
  readonly fingerprint: string;
}

/** A {@link RepeatableRequest} with a key. */
export interface KeyedRequest extends RepeatableRequest {
  readonly key: string;
}
