import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { RepeatableCall } from '../idempotency/idempotency-key.header.js';
import type { IdentifiedRequest } from '../../common/identity.js';
import type { LimitName } from '../../config/rate-limits.js';
import { LimitsService } from './limits.service.js';

/**
 * Counts one request against a limit of its sender.
 * @throws AppError 429 when the limit is exceeded
 */
export type RequestCount = (name: LimitName) => Promise<void>;

/** A request whose limits the guard has checked. */
export interface CountedRequest extends IdentifiedRequest {
  /** Checks limits that turn out to apply only while the request is being handled. */
  countAgainst?: RequestCount;
}

/** Requests in progress in this process that share an idempotency key. */
interface KeyAtWork {
  /** Whether the key had a record when the first of them arrived: then none of them writes anything. */
  readonly isRepeat: Promise<boolean>;
  /** What was counted for the first of them so far, and whether it was admitted. */
  readonly counted: Map<LimitName, Promise<void>>;
}

/**
 * How requests with an idempotency key count: once per limit, however often they are repeated, because a repeat writes
 * nothing. An invented key has no record and is counted as new; each counted request writes at most one record.
 */
@Injectable()
export class RequestCounts {
  private readonly atWork = new Map<string, KeyAtWork>();

  constructor(
    private readonly limits: LimitsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Counting for a request that cannot be repeated. */
  plain(subject: readonly string[]): RequestCount {
    return (name) => this.limits.hit(name, ...subject);
  }

  /** Counting for a request with a key, until its answer is sent. */
  repeatable(
    memberId: string,
    call: RepeatableCall,
    key: string,
    subject: readonly string[],
    response: Response,
  ): RequestCount {
    const entry = this.enter(JSON.stringify([memberId, call, key]), response, () =>
      this.idempotency.hasRecord(memberId, call, key),
    );
    return async (name) => {
      if (!(await entry.isRepeat)) {
        const first = entry.counted.get(name);
        if (!first) {
          const counted = this.limits.hit(name, ...subject);
          entry.counted.set(name, counted);
          return counted;
        }
        // Refused together with the first one if that exceeded the limit: otherwise two simultaneous requests would
        // both be admitted uncounted.
        await first;
      }
      await this.limits.hitRepeat(name, ...subject);
    };
  }

  private enter(id: string, response: Response, hasRecord: () => Promise<boolean>): KeyAtWork {
    const present = this.atWork.get(id);
    if (present) return present;
    const entry: KeyAtWork = { isRepeat: hasRecord(), counted: new Map() };
    this.atWork.set(id, entry);
    const forget = () => {
      if (this.atWork.get(id) === entry) this.atWork.delete(id);
    };
    response.once('close', forget);
    // If the client disconnected before that was known, no close event follows; and answered requests need no entry.
    entry.isRepeat.then((isRepeat) => {
      if (isRepeat || response.closed) forget();
    }, forget);
    return entry;
  }
}
