import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import { plainCode, toTypedCode, typedCodeDigest } from '../../common/typed-code.js';
import { Env } from '../../config/env.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { GrievanceMailsService } from './grievance-mails.service.js';
import type {
  GetGrievanceDto,
  GrievanceOfficerResponseDto,
  GrievanceResponseDto,
  SendGrievanceDto,
  SentGrievanceResponseDto,
} from './grievances.dto.js';
import { shownReference, toGrievance } from './grievances.mapper.js';
import { GrievancesRepository, type SentGrievance } from './grievances.repository.js';

/** 40 bits: eight characters, which name a grievance. They are no secret. */
const REFERENCE_BYTES = 5;
/** 120 bits, which nobody finds by trying: 24 characters. */
const KEY_BYTES = 15;
/** Of a key that nobody has: an unknown reference takes as long as a wrong key. */
const NO_HASH = Buffer.alloc(32);

/** Grievances of anybody; the sender reads the answer with a reference and a key. */
@Injectable()
export class GrievancesService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: GrievancesRepository,
    private readonly mails: GrievanceMailsService,
    private readonly jobs: JobsService,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.forgetGrievances, run: (signal) => this.forget(signal) });
  }

  /** Who answers grievances, and in how many days. */
  officer(): GrievanceOfficerResponseDto {
    const { GRIEVANCE_OFFICER, GRIEVANCE_EMAIL, GRIEVANCE_PHONE, GRIEVANCE_ADDRESS, GRIEVANCE_DAYS } =
      this.env;
    return {
      success: true,
      data: {
        name: GRIEVANCE_OFFICER || null,
        email: GRIEVANCE_EMAIL || null,
        phone: GRIEVANCE_PHONE || null,
        address: GRIEVANCE_ADDRESS || null,
        days: GRIEVANCE_DAYS,
      },
    };
  }

  /** Stores a grievance and queues the mail that it has arrived. The same form of one attempt gets the first answer. */
  async send(form: SendGrievanceDto): Promise<SentGrievanceResponseDto> {
    const key = toTypedCode(keyBytes(form));
    const attemptHash = attemptHashOf(form);
    const sent = await this.sql.transaction((tx) => this.store(form, typedCodeDigest(key), attemptHash, tx));
    this.mails.sendQueued();
    const { reference, dueAt } = sent;
    return {
      success: true,
      data: { reference: shownReference(reference), key, dueAt: dueAt.toISOString() },
    };
  }

  /** @throws AppError 404 for an unknown reference or a wrong key; which of the two is not told */
  async get({ reference, key }: GetGrievanceDto): Promise<GrievanceResponseDto> {
    const row = await this.repository.byReference(plainCode(reference));
    const isKnown = timingSafeEqual(typedCodeDigest(key), row?.keyHash ?? NO_HASH);
    if (!row || !isKnown)
      throw notFound('There is no grievance with this reference and key. Compare both with what you noted.');
    return { success: true, data: toGrievance(row) };
  }

  /** Deletes what was answered `GRIEVANCE_KEEP_DAYS` ago. */
  async forget(signal?: AbortSignal): Promise<void> {
    await untilNothingLeft(() => this.repository.forget(this.env.GRIEVANCE_KEEP_DAYS), signal);
  }

  private async store(
    { name, email, text }: SendGrievanceDto,
    keyHash: Buffer,
    attemptHash: Buffer | null,
    tx: Transaction,
  ): Promise<SentGrievance> {
    const reference = plainCode(toTypedCode(randomBytes(REFERENCE_BYTES)));
    const days = this.env.GRIEVANCE_DAYS;
    const added = await this.repository.add({ reference, keyHash, attemptHash, name, email, text, days }, tx);
    if (added) {
      await this.mails.queueReceived(email, tx);
      return added;
    }
    const first = attemptHash && (await this.repository.ofAttempt(attemptHash, tx));
    // Otherwise the reference was taken: once in a trillion.
    return first ?? this.store({ name, email, text }, keyHash, attemptHash, tx);
  }
}

/** The key follows from the attempt, so that the same form gets it again although only its digest is stored. */
function keyBytes({ attempt }: SendGrievanceDto): Buffer {
  if (!attempt) return randomBytes(KEY_BYTES);
  return createHash('sha256').update(`key of a grievance ${attempt}`).digest().subarray(0, KEY_BYTES);
}

function attemptHashOf({ attempt, name, email, text }: SendGrievanceDto): Buffer | null {
  if (!attempt) return null;
  return createHash('sha256')
    .update(JSON.stringify([attempt, name, email, text]))
    .digest();
}
