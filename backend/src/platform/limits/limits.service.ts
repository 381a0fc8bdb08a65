import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../../common/app-error.js';
import { Env } from '../../config/env.js';
import { limitRule, type LimitName, type LimitRule } from './limit-rules.js';
import { LimitStore, type LimitCount } from './limit-store.js';
import { MemoryLimitStore } from './memory-limit-store.js';

/**
 * Refuses what comes too often. Counts are shared by all processes; while the store is away each
 * process counts for itself, because limits must neither stop the product nor fall open.
 */
@Injectable()
export class LimitsService {
  private readonly local = new MemoryLimitStore();

  constructor(
    private readonly shared: LimitStore,
    private readonly env: Env,
  ) {}

  /**
   * Counts one more.
   * @param subject whom it counts for: an id, an address, an account name; kept as a digest only
   * @throws AppError 429 when it is one too many
   */
  async hit(name: LimitName, ...subject: string[]): Promise<void> {
    const rule = limitRule(this.env, name);
    const key = keyOf(name, subject);
    const count = await this.shared.hit(key, rule.seconds).catch(() => this.local.hitNow(key, rule.seconds));
    refuseBeyond(count, rule);
  }

  /** Counts one more in this process alone: what happens on every read must not write to a store. */
  hitLocally(name: LimitName, ...subject: string[]): void {
    const rule = limitRule(this.env, name);
    refuseBeyond(this.local.hitNow(keyOf(name, subject), rule.seconds), rule);
  }

  /**
   * Looks without counting, for limits on failures.
   * @throws AppError 429 when no more are let through
   */
  async requireRoom(name: LimitName, ...subject: string[]): Promise<void> {
    const rule = limitRule(this.env, name);
    const key = keyOf(name, subject);
    const count = await this.shared.peek(key).catch(() => this.local.peek(key));
    if (count) refuseBeyond({ ...count, hits: count.hits + 1 }, rule);
  }

  /** Counts one more without refusing; the next {@link requireRoom} does. */
  async note(name: LimitName, ...subject: string[]): Promise<void> {
    const { seconds } = limitRule(this.env, name);
    const key = keyOf(name, subject);
    await this.shared.hit(key, seconds).catch(() => this.local.hitNow(key, seconds));
  }

  /** Forgets a count. */
  async clear(name: LimitName, ...subject: string[]): Promise<void> {
    const key = keyOf(name, subject);
    await Promise.all([this.local.clear(key), this.shared.clear(key).catch(() => undefined)]);
  }
}

function refuseBeyond({ hits, resetIn }: LimitCount, { most }: LimitRule): void {
  if (hits > most) throw tooManyRequests('That was too often. Please wait a little and try again.', resetIn);
}

/** E-mails and addresses are personal: the store sees a digest of them. */
function keyOf(name: LimitName, subject: string[]): string {
  return `${name}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`;
}
