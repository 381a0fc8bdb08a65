import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { RateLimit } from '../../config/rate-limits.js';
import { LimitStore } from './limit-store.js';
import { answer, usedOf, windowsNow, type KeptWindows, type LimitAnswer } from './sliding-window.js';

/** Milliseconds for one attempt to connect. */
const CONNECT_TIMEOUT_MS = 2_000;
/** Time to wait for an answer. After that, hits are counted in memory, and the connection counts as broken. */
const ANSWER_TIMEOUT_MS = 500;
/** Maximum time between attempts to connect. */
const MAX_PAUSE_MS = 1_000;
const PREFIX = 'campus:limit:';

/** `windowsNow` and `usedOf` of sliding-window.ts, in milliseconds; the key's time to live holds `rest`. */
const HIT = `
  local length, most = tonumber(ARGV[1]), tonumber(ARGV[2])
  local kept = redis.call('HMGET', KEYS[1], 'hits', 'previous')
  local hits, previous = tonumber(kept[1]) or 0, tonumber(kept[2]) or 0
  local rest = redis.call('PTTL', KEYS[1])
  if rest <= 0 then
    hits, previous, rest = 0, 0, 2 * length
  elseif rest <= length then
    hits, previous, rest = 0, hits, rest + length
  end
  local share = math.min(1, (rest - length) / length)
  if hits + math.floor(previous * share) >= most then
    return { 0, hits, previous, rest }
  end
  redis.call('HSET', KEYS[1], 'hits', hits + 1, 'previous', previous)
  redis.call('PEXPIRE', KEYS[1], rest)
  return { 1, hits + 1, previous, rest }`;

// A key that has expired meanwhile must not be recreated without an expiry time.
const TAKE_BACK = `
  if (tonumber(redis.call('HGET', KEYS[1], 'hits')) or 0) > 0 then
    redis.call('HINCRBY', KEYS[1], 'hits', -1)
  end`;

declare module 'ioredis' {
  interface RedisCommander {
    /** {@link HIT} */
    limitHit(key: string, milliseconds: number, most: number): Promise<[number, number, number, number]>;
    limitTakeBack(key: string): Promise<null>;
  }
}

/** Counters shared by all processes of one Redis. */
export class RedisLimitStore extends LimitStore implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis;

  constructor(url: string) {
    super();
    this.redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: ANSWER_TIMEOUT_MS,
      socketTimeout: ANSWER_TIMEOUT_MS,
      disconnectTimeout: ANSWER_TIMEOUT_MS,
      // A hit must not be counted later, when its request no longer waits.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 50, MAX_PAUSE_MS),
      // After a failover of Redis, reconnect to the current primary.
      reconnectOnError: (error) => error.message.startsWith('READONLY'),
      scripts: {
        limitHit: { lua: HIT, numberOfKeys: 1 },
        limitTakeBack: { lua: TAKE_BACK, numberOfKeys: 1 },
      },
    });
    // The caller gets the error and logs it; without a listener the library prints each error to the console.
    this.redis.on('error', () => undefined);
  }

  /**
   * Waits for the first attempt to connect. A server that is down blocks neither the start nor requests: attempts
   * continue.
   */
  async onModuleInit(): Promise<void> {
    await this.redis.connect().catch(() => undefined);
  }

  async hit(key: string, rule: RateLimit): Promise<LimitAnswer> {
    const [admitted, hits, previous, rest] = await this.redis.limitHit(
      PREFIX + key,
      rule.seconds * 1000,
      rule.max,
    );
    return answer(admitted === 1, { hits, previous, rest: rest / 1000 }, rule);
  }

  async peek(key: string, rule: RateLimit): Promise<LimitAnswer> {
    const now = windowsNow(await this.read(PREFIX + key), rule);
    return answer(usedOf(now, rule) < rule.max, now, rule);
  }

  async takeBack(key: string): Promise<void> {
    await this.redis.limitTakeBack(PREFIX + key);
  }

  async clear(key: string): Promise<void> {
    await this.redis.del(PREFIX + key);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private async read(key: string): Promise<KeptWindows> {
    // Both are sent together; if the window changes between the two, this check counts it for one window too long.
    const [[hits, previous], rest] = await Promise.all([
      this.redis.hmget(key, 'hits', 'previous'),
      this.redis.pttl(key),
    ]);
    return { hits: Number(hits ?? 0), previous: Number(previous ?? 0), rest: rest / 1000 };
  }
}
