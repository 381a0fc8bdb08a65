import type { Env } from '../../config/env.js';

/** The names of the rate limits: every `LIMIT_*` setting of {@link Env}, where each is explained. */
export type LimitName = keyof Env extends infer Key
  ? Key extends `LIMIT_${infer Name}`
    ? Name
    : never
  : never;

/** A rate limit: how many hits in how much time. */
export interface LimitRule {
  /** How many hits are admitted in one window. */
  readonly most: number;
  /** Length of the window. */
  readonly seconds: number;
}

/** The rule that a validated setting such as `30/3600` stands for. */
export function limitRule(env: Env, name: LimitName): LimitRule {
  const [most, seconds] = env[`LIMIT_${name}`].split('/');
  return { most: Number(most), seconds: Number(seconds) };
}
