import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../logging/app-logger.js';
import { tooManyRequests } from '../../common/app-error.js';
import { withTimeout } from '../../common/with-timeout.js';
import { Env } from '../../config/env.js';
import { rateLimit, REPEATS_PER_REQUEST, type LimitName } from '../../config/rate-limits.js';
import { Metrics } from '../metrics/metrics.js';
import { LimitStore, STORE_TIMEOUT_MS } from './limit-store.js';
import { MemoryLimitStore } from './memory-limit-store.js';
import type { LimitAnswer } from './sliding-window.js';

/** A rate limit and the subject that a hit counts for. */
export interface LimitCount {
  readonly name: LimitName;
  /** The subject of the hit; see {@link LimitsService.hit}. */
  readonly subject: readonly string[];
}

/**
 * Rate limiting. Counters are shared by all processes; while the store is down each process counts for itself, because
 * limits must neither stop the product nor fail open.
 */
@Injectable()
export class LimitsService {
  private readonly local = new MemoryLimitStore();
  private storeIsAway = false;

  constructor(
    private readonly shared: LimitStore,
    private readonly env: Env,
    private readonly logger: AppLogger,
    private readonly metrics: Metrics,
  ) {
    // Prometheus sees no increase in a series that appears with its first refusal, such as the first guesses after a start.
    for (const name of Object.keys(env).filter((key) => key.startsWith('LIMIT_'))) {
      metrics.limitsRefused.inc({ limit: name.slice('LIMIT_'.length) }, 0);
    }
  }

  /**
   * Counts one more hit.
   * @param subject the subject of the limit: an id, an address, an account name; stored only as a digest
   * @throws AppError 429 when the limit is exceeded
   */
  async hit(name: LimitName, ...subject: string[]): Promise<void> {
    this.refuse(name, await this.count(name, subject));
  }

  /**
   * Counts an attempt before its outcome is known, so that attempts sent in parallel cannot bypass the limit. An
   * attempt without an outcome (refused by a later limit, server busy, database down) takes its counts back.
   * @param counts the limits it counts against, in this order
   * @throws AppError 429 when a limit is exceeded, else what `work` throws
   */
  async countAttempt<Result>(counts: readonly LimitCount[], work: () => Promise<Result>): Promise<Result> {
    const counted: LimitCount[] = [];
    try {
      for (const count of counts) {
        await this.hit(count.name, ...count.subject);
        counted.push(count);
      }
      return await work();
    } catch (error) {
      for (const { name, subject } of counted) await this.takeBack(name, ...subject);
      throw error;
    }
  }

  /**
   * Counts a repeat of a request that is already counted: separately, with {@link REPEATS_PER_REQUEST} times the limit.
   * @throws AppError 429 when the limit is exceeded
   */
  async hitRepeat(name: LimitName, ...subject: string[]): Promise<void> {
    const { max, seconds } = rateLimit(this.env, name);
    const key = keyOf(name, [...subject, 'repeat']);
    const answer = await this.inStore((store) => store.hit(key, { max: REPEATS_PER_REQUEST * max, seconds }));
    this.refuse(name, answer);
  }

  /** Counts one more hit in this process only: reads must not cause writes to the store. */
  hitLocally(name: LimitName, ...subject: string[]): void {
    this.refuse(name, this.local.hitNow(localKeyOf(name, subject), rateLimit(this.env, name)));
  }

  /**
   * Checks without counting, for limits on failures.
   * @throws AppError 429 when the limit is reached
   */
  async requireRoom(name: LimitName, ...subject: string[]): Promise<void> {
    this.refuse(name, await this.peek(name, subject));
  }

  /** Whether one more hit would be admitted; counts and refuses nothing. */
  async hasRoom(name: LimitName, ...subject: string[]): Promise<boolean> {
    const { admitted } = await this.peek(name, subject);
    return admitted;
  }

  /** Counts one more hit without refusing it; the next {@link requireRoom} refuses. */
  async countUnchecked(name: LimitName, ...subject: string[]): Promise<void> {
    await this.count(name, subject);
  }

  /** Takes back a {@link hit} that turned out not to count. */
  async takeBack(name: LimitName, ...subject: string[]): Promise<void> {
    const key = keyOf(name, subject);
    await this.inStore((store) => store.takeBack(key));
  }

  /** Resets a counter. */
  async clear(name: LimitName, ...subject: string[]): Promise<void> {
    const key = keyOf(name, subject);
    await Promise.all([this.local.clear(key), this.inStore((store) => store.clear(key))]);
  }

  private refuse(limit: LimitName, { admitted, retryAfter }: LimitAnswer): void {
    if (admitted) return;
    this.metrics.limitsRefused.inc({ limit });
    throw tooManyRequests(`That was too often. ${whenToTry(retryAfter)}`, retryAfter);
  }

  private peek(name: LimitName, subject: string[]): Promise<LimitAnswer> {
    const rule = rateLimit(this.env, name);
    const key = keyOf(name, subject);
    return this.inStore((store) => store.peek(key, rule));
  }

  private count(name: LimitName, subject: string[]): Promise<LimitAnswer> {
    const rule = rateLimit(this.env, name);
    const key = keyOf(name, subject);
    return this.inStore((store) => store.hit(key, rule));
  }

  /** Uses the shared store, or memory while the store is down; logs once when it fails and once when it is back. */
  private async inStore<Result>(work: (store: LimitStore) => Promise<Result>): Promise<Result> {
    try {
      const result = await withTimeout(STORE_TIMEOUT_MS, work(this.shared));
      if (this.storeIsAway) this.logger.info('The store of the limits is back');
      this.storeIsAway = false;
      return result;
    } catch (err) {
      if (!this.storeIsAway) this.logger.warn({ err }, 'The store of the limits is away: counting in memory');
      this.storeIsAway = true;
      return work(this.local);
    }
  }
}

/** @param retryAfter seconds */
function whenToTry(retryAfter: number): string {
  const hours = Math.ceil(retryAfter / 3600);
  return hours > 1 ? `Please try again in ${hours} hours.` : 'Please wait a little and try again.';
}

/** E-mails and addresses are personal: the store sees a digest of them. */
function keyOf(name: LimitName, subject: string[]): string {
  return `${name}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`;
}

/**
 * For counters that never leave this process: there is nothing to hide, and a digest for every read would cost more
 * than counting.
 */
function localKeyOf(name: LimitName, subject: string[]): string {
  return [name, ...subject].join(':');
}
