import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { JOBS } from '../jobs/job-list.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { KEPT_FOR } from './answer-sql.js';
import type { RepeatableCall } from './idempotency-key.header.js';
import type { KeyedRequest, RepeatableRequest } from './repeatable-request.js';

// A concurrent duplicate waits here for the first request's commit, because both insert the same key.
const CLAIM = statement(
  'idempotency_claim',
  `INSERT INTO idempotency_key (member_id, call, key, fingerprint) VALUES ($1, $2, $3, $4)
   ON CONFLICT (member_id, call, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, response = NULL, created_at = now()
    WHERE idempotency_key.created_at < now() - ${KEPT_FOR}
   RETURNING key`,
);
const FIND = statement(
  'idempotency_find',
  `SELECT fingerprint, response FROM idempotency_key
    WHERE member_id = $1 AND call = $2 AND key = $3 AND created_at >= now() - ${KEPT_FOR}`,
);
// An hour less than the answer is kept: the answer must still exist when a form with a long upload has arrived.
const HAS_ANSWER = statement(
  'idempotency_has_answer',
  `SELECT 1 AS found FROM idempotency_key
    WHERE member_id = $1 AND call = $2 AND key = $3 AND response IS NOT NULL
      AND created_at >= now() - ${KEPT_FOR} + interval '1 hour'`,
);
const ANSWER = statement(
  'idempotency_answer',
  `UPDATE idempotency_key SET response = $4 WHERE member_id = $1 AND call = $2 AND key = $3`,
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
 * Answers a repeated creating request with the first answer (the Idempotency-Key header, as
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
   * The first answer, if the request was already answered. Call it before expensive preparations.
   * @throws AppError 422 when the key was used with another body
   */
  answered<Answer extends object>(request: RepeatableRequest): Promise<Answer | null> {
    return this.find<Answer>(request, this.sql);
  }

  /**
   * Whether a key has an answer that will be kept for another hour: a request with this key writes nothing, whatever
   * its body.
   */
  async hasAnswer(memberId: string, call: RepeatableCall, key: string): Promise<boolean> {
    return (await this.sql.query(HAS_ANSWER, [memberId, call, key])).length > 0;
  }

  /**
   * Runs `work` and stores its answer in the same transaction, or returns the first request's answer.
   * @throws AppError 422 when the key was used with another body
   */
  async once<Answer extends object>(
    request: RepeatableRequest,
    tx: SqlRunner,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const { memberId, call, key, fingerprint: print } = request;
    if (key === undefined) return work();
    const claimed = await tx.query(CLAIM, [memberId, call, key, print]);
    if (claimed.length === 0) return this.requireFirst<Answer>(request, tx);
    const answer = await work();
    await tx.query(ANSWER, [memberId, call, key, JSON.stringify(answer)]);
    return answer;
  }

  /**
   * The answer to the first request with a key that a statement (`claimWithAnswer`) did not get.
   * @throws AppError 422 when the key was used with another body
   */
  first<Answer extends object>(request: KeyedRequest): Promise<Answer> {
    return this.requireFirst(request, this.sql);
  }

  /**
   * The first answer to a request that would be refused now: a repeat gets it, whatever has changed since. Looked up only
   * then, so that requests that are not refused need no statement for it.
   * @throws the refusal if it is the first request with its key, AppError 422 when the key was used with another body
   */
  async firstInsteadOf<Answer extends object>(refusal: unknown, request: RepeatableRequest): Promise<Answer> {
    const first = refusal instanceof AppError ? await this.answered<Answer>(request) : null;
    if (first) return first;
    throw refusal;
  }

  /** Deletes keys older than a day. */
  async expire(): Promise<void> {
    await this.sql.query(EXPIRE);
  }

  private async requireFirst<Answer extends object>(
    request: RepeatableRequest,
    runner: SqlRunner,
  ): Promise<Answer> {
    const first = await this.find<Answer>(request, runner);
    if (first) return first;
    throw new Error('An idempotency key is taken but carries no answer');
  }

  private async find<Answer extends object>(
    request: RepeatableRequest,
    runner: SqlRunner,
  ): Promise<Answer | null> {
    const { memberId, call, key } = request;
    if (key === undefined) return null;
    const [row] = await runner.query(FIND, [memberId, call, key]);
    if (!row) return null;
    if (row.fingerprint !== request.fingerprint) {
      throw new AppError(422, 'idempotency_mismatch', 'This Idempotency-Key was used for another request');
    }
    // What an earlier request of the same call and body stored.
    return row.response as Answer | null;
  }
}
