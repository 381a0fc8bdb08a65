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

/** The parameters of a statement of `claimFor`. */
export function keyColumns({ call, key, fingerprint }: RepeatableRequest): (string | null)[] {
  return [call, key ?? null, fingerprint];
}
