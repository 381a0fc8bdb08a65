import type { RepeatableCall } from './idempotency-key.header.js';

/** How long a key refers to its record, as a PostgreSQL interval. */
export const KEPT_FOR = `interval '24 hours'`;

/** What follows the INSERT of a key: an expired one is claimed anew. */
const UNLESS_CLAIMED = `ON CONFLICT (member_id, call, key) DO UPDATE
        SET fingerprint = excluded.fingerprint, record_id = excluded.record_id, created_at = now()
      WHERE idempotency_key.created_at < now() - ${KEPT_FOR}`;

/** Claims a key for a record that is written later in the same transaction; no row if another request has it. */
export const CLAIM_KEY = `INSERT INTO idempotency_key (member_id, call, key, fingerprint) VALUES ($1, $2, $3, $4)
   ${UNLESS_CLAIMED}
   RETURNING key`;

/** The parameters of a statement that writes a record, as SQL. */
interface KeyedInsert {
  readonly memberId: string;
  readonly call: string;
  /** Null for a request without a key. */
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * The steps `new` and `claim` of a statement that writes a record and claims the request's key for it, all or nothing. `new` has
 * the id of the record. A concurrent duplicate waits here for the first request's commit, because both insert the same key.
 * @param table of the record, whose `id` is an identity column
 * @param condition what `new` waits for, SQL
 */
export const claimFor = (
  table: string,
  condition: string,
  { memberId, call, key, fingerprint }: KeyedInsert,
) => `new AS MATERIALIZED (
     SELECT nextval(pg_get_serial_sequence('${table}', 'id')) AS id WHERE ${condition}
   ), claim AS (
     INSERT INTO idempotency_key (member_id, call, key, fingerprint, record_id)
     SELECT ${memberId}::bigint, ${call}::varchar, ${key}::varchar, ${fingerprint}::varchar, new.id
       FROM new WHERE ${key}::varchar IS NOT NULL
         ${UNLESS_CLAIMED}
     RETURNING key
   )`;

/** The condition that the request may write: it has no key ($n), or is the first with it. Else it writes nothing. */
export const isFirst = (key: string) => `(${key}::varchar IS NULL OR EXISTS (SELECT FROM claim))`;

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
