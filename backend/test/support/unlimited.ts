import 'reflect-metadata';
import { RateLimits } from '../../src/config/rate-limits.js';

/** Rate limits that no test reaches: tests do in a second what members do in an hour. Tests of limits set their own. */
export const UNLIMITED = Object.fromEntries(
  Object.keys(new RateLimits())
    .filter((name) => name.startsWith('LIMIT_'))
    .map((name) => [name, '100000/1']),
);
