/** How long the answer to a key is kept, as a PostgreSQL interval. */
export const KEPT_FOR = `interval '24 hours'`;

/**
 * The step `claim` of a statement that claims a key, keeps its answer and writes the record, all or nothing. It has one row if
 * this request is the first with its key. Else it has none, and then the statement may write nothing. A concurrent duplicate
 * waits here for the first request's commit, because both insert the same key.
 * @param source SELECT of the member, call, key, fingerprint and answer (`answerWith`). The record does not exist yet, so its id
 * comes from `nextId`
 */
export const claimWithAnswer = (source: string) => `claim AS (
     INSERT INTO idempotency_key (member_id, call, key, fingerprint, response) ${source}
         ON CONFLICT (member_id, call, key) DO UPDATE
        SET fingerprint = excluded.fingerprint, response = excluded.response, created_at = now()
      WHERE idempotency_key.created_at < now() - ${KEPT_FOR}
     RETURNING key
   )`;

/** SQL of the next id of a table's identity column, for a record whose id must be known before it is written. */
export const nextId = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/**
 * SQL of the answer to keep: what the mapper made of what the request says, with the fields of its `data` that only the
 * statement knows.
 * @param answer SQL of the answer as JSON text
 * @param fields names and values of these fields, as of `jsonb_build_object`
 */
export const answerWith = (answer: string, fields: string) =>
  `jsonb_set(${answer}::jsonb, '{data}', (${answer}::jsonb -> 'data') || jsonb_build_object(${fields}))`;

/** SQL of a time as JavaScript's `toISOString()` writes it: milliseconds, truncated, in UTC. */
export const isoTime = (time: string) =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
