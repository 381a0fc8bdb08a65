import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { RepeatableCall } from '../idempotency/idempotency-key.header.js';
import type { IdentifiedRequest } from '../sessions/identity.js';
import type { LimitName } from './limit-rules.js';
import { LimitsService } from './limits.service.js';

/**
 * Counts one request against a limit of whoever sent it.
 * @throws AppError 429 when it is one too many
 */
export type RequestCount = (name: LimitName) => Promise<void>;

/** A request whose limits the guard has looked at. */
export interface CountedRequest extends IdentifiedRequest {
  /** For what turns out to count only while the request is at work. */
  countAgainst?: RequestCount;
}

/** Requests at work in this process that share an idempotency key. */
interface KeyAtWork {
  /** Whether the key had an answer when the first of them came: then they all write nothing. */
  readonly isRepeat: Promise<boolean>;
  /** What was counted for the first that came so far, and whether it was let in. */
  readonly counted: Map<LimitName, Promise<void>>;
}

/**
 * How requests with an idempotency key count: each limit once, however often they are repeated, because a repeat writes
 * nothing. A key that its member made up has no answer and is counted; for each that was counted, at most one thing is
 * written.
 */
@Injectable()
export class RequestCounts {
  private readonly atWork = new Map<string, KeyAtWork>();

  constructor(
    private readonly limits: LimitsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** How a request counts that cannot be repeated. */
  plain(subject: readonly string[]): RequestCount {
    return (name) => this.limits.hit(name, ...subject);
  }

  /** How a request with a key counts, until its answer is sent. */
  repeatable(
    memberId: string,
    call: RepeatableCall,
    key: string,
    subject: readonly string[],
    response: Response,
  ): RequestCount {
    const entry = this.enter(JSON.stringify([memberId, call, key]), response, () =>
      this.idempotency.hasAnswer(memberId, call, key),
    );
    return async (name) => {
      if (!(await entry.isRepeat)) {
        const first = entry.counted.get(name);
        if (!first) {
          const counted = this.limits.hit(name, ...subject);
          entry.counted.set(name, counted);
          return counted;
        }
        // Refused with the first, when that was one too many: else two at once would be let in for none.
        await first;
      }
      await this.limits.hitRepeat(name, ...subject);
    };
  }

  private enter(id: string, response: Response, hasAnswer: () => Promise<boolean>): KeyAtWork {
    const present = this.atWork.get(id);
    if (present) return present;
    const entry: KeyAtWork = { isRepeat: hasAnswer(), counted: new Map() };
    this.atWork.set(id, entry);
    const forget = () => {
      if (this.atWork.get(id) === entry) this.atWork.delete(id);
    };
    response.once('close', forget);
    // Gone before that was known, its connection closes no more; and answered requests need no place.
    entry.isRepeat.then((isRepeat) => {
      if (isRepeat || response.closed) forget();
    }, forget);
    return entry;
  }
}
