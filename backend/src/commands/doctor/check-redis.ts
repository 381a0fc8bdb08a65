import { Redis } from 'ioredis';
import { about, reason, type Finding } from './finding.js';

const TIMEOUT_MS = 3_000;

/** Asks Redis for an answer. */
export async function checkRedis(url: string): Promise<Finding> {
  const { ok, warn } = about('redis');
  if (url === '') return ok('not set: the database counts the rate limits');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The same error is thrown below.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return ok('answers');
  } catch (error) {
    return warn(
      `${reason(error)}. Start it, or correct REDIS_URL; meanwhile each process counts the rate limits alone.`,
    );
  } finally {
    redis.disconnect();
  }
}
