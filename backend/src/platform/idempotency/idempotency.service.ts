import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { currentRequest } from '../../common/request-context.js';
import { JOBS } from '../jobs/job-list.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { CLAIM_KEY, KEPT_FOR, type RepeatableRequest } from './repeatable-request.js';
import type { RepeatableCall } from './idempotency-key.header.js';

const CLAIM = statement('idempotency_claim', CLAIM_KEY);
const SET_RECORD = statement(
  'idempotency_set_record',
  `UPDATE idempotency_key SET record_id = $4 WHERE member_id = $1 AND call = $2 AND key = $3`,
);
// Less than an hour before it expires, a key no longer counts as a repeat: a form with a long upload may arrive too late.
const FIND = statement(
  'idempotency_find',
  `SELECT fingerprint, record_id AS "recordId", created_at < now() - ${KEPT_FOR} + interval '1 hour' AS "expiresSoon"
     FROM idempotency_key WHERE member_id = $1 AND call = $2 AND key = $3 AND created_at >= now() - ${KEPT_FOR}`,
);
const EXPIRE = statement(
  'idempotency_expire',
  `DELETE FROM idempotency_key WHERE (member_id, call, key) IN (
     SELECT member_id, call, key FROM idempotency_key WHERE created_at < now() - ${KEPT_FOR} FOR UPDATE SKIP LOCKED)`,
);

/** A fingerprint by which repeated requests are recognised: SHA-256 over the parts, hexadecimal. */
export function fingerprint(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** SHA-256 of a file's contents, hexadecimal, read as a stream. */
export async function fileFingerprint(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Finds the record of a repeated creating request (the Idempotency-Key header, as
 * draft-ietf-httpapi-idempotency-key-header describes it).
 */
@Injectable()
export class IdempotencyService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.forgetIdempotencyKeys, run: () => this.expire() });
  }

  /**
   * Whether a key has a record and keeps it for another hour: a request with this key writes nothing, whatever its body.
   * What was found is remembered for this request, so that {@link knownRecord} needs no statement.
   */
  async hasRecord(memberId: string, call: RepeatableCall, key: string): Promise<boolean> {
    const [row] = await this.sql.query(FIND, [memberId, call, key]);
    if (!row || row.recordId === null) return false;
    const request = currentRequest();
    if (request) request.repeats = { recordId: row.recordId, fingerprint: row.fingerprint };
    return !row.expiresSoon;
  }

  /**
   * The id of the record of a request that {@link hasRecord} recognised as a repeat; null for others, which may be repeats, too.
   * @throws AppError 422 when the key was used with another body
   */
  knownRecord(request: RepeatableRequest): string | null {
    const repeated = currentRequest()?.repeats;
    return repeated ? sameBody(request, repeated) : null;
  }

  /**
   * The id of the record that a request with the same key has written; null if there is none. Call it before expensive
   * preparations.
   * @throws AppError 422 when the key was used with another body
   */
  async recordOf(request: RepeatableRequest): Promise<string | null> {
    const { memberId, call, key } = request;
    if (key === undefined) return null;
    const known = this.knownRecord(request);
    if (known !== null) return known;
    const [row] = await this.sql.query(FIND, [memberId, call, key]);
    return row ? sameBody(request, row) : null;
  }

  /**
   * The id of the record of a request that was not the first with its key.
   * @throws AppError 422 when the key was used with another body
   */
  async requireRecord(request: RepeatableRequest): Promise<string> {
    const id = await this.recordOf(request);
    if (id === null) throw new Error('An idempotency key is taken but has no record');
    return id;
  }

  /**
   * The id of the record of a request that would be refused now: a repeat is answered nevertheless. Looked up only then, so that
   * requests that are not refused need no statement for it.
   * @throws the refusal if it is the first request with its key, AppError 422 when the key was used with another body
   */
  async recordInsteadOf(refusal: unknown, request: RepeatableRequest): Promise<string> {
    const id = refusal instanceof AppError ? await this.recordOf(request) : null;
    if (id === null) throw refusal;
    return id;
  }

  /**
   * Claims the request's key in its transaction, before its record is written; {@link keep} notes the record. Waits for a
   * concurrent request with the same key.
   * @returns false if another request has the key: then this one must write nothing
   */
  async claim(
    { memberId, call, key, fingerprint: print }: RepeatableRequest,
    tx: SqlRunner,
  ): Promise<boolean> {
    if (key === undefined) return true;
    return (await tx.query(CLAIM, [memberId, call, key, print])).length > 0;
  }

  /** Notes the record of the request that claimed its key. */
  async keep({ memberId, call, key }: RepeatableRequest, recordId: string, tx: SqlRunner): Promise<void> {
    if (key !== undefined) await tx.query(SET_RECORD, [memberId, call, key, recordId]);
  }

  /** Deletes keys older than a day. */
  async expire(): Promise<void> {
    await this.sql.query(EXPIRE);
  }
}

function sameBody({ fingerprint: print }: RepeatableRequest, stored: StoredKey): string | null {
  if (stored.fingerprint !== print) {
    throw new AppError(422, 'idempotency_mismatch', 'This Idempotency-Key was used for another request');
  }
  return stored.recordId;
}

/** What is stored for a key. */
interface StoredKey {
  readonly fingerprint: string;
  readonly recordId: string | null;
}
