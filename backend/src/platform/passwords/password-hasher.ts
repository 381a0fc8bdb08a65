import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { tooManyRequests } from '../../common/app-error.js';

const ARGON2ID = 2 satisfies Algorithm.Argon2id;
/** Parameters of the OWASP Password Storage Cheat Sheet for argon2id; memory in KiB. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Time after which a rejected client may retry. */
const RETRY_AFTER_SECONDS = 2;
/** Maximum waiting hashes per core; each takes about 30 ms, so the wait is not much longer than a second. */
const MAX_QUEUE_PER_CORE = 40;

/** Whether a password matches a hash. */
export interface PasswordCheck {
  readonly matches: boolean;
  /** The hash that replaces it, of the same password in the form that is hashed now. */
  readonly renewed?: string | undefined;
}

/** Hashes passwords outside the event loop, at most as many at the same time as there are cores. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(availableParallelism());
  private readonly maxQueue = availableParallelism() * MAX_QUEUE_PER_CORE;
  private readonly decoy = hash('a password nobody has', PARAMETERS);

  /** Number of waiting hashes. */
  get waiting(): number {
    return this.limit.pendingCount;
  }

  /**
   * Hashes a password in one form of its letters, whatever keyboard composed them.
   * @throws AppError 429 when too many are waiting
   */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFKC'), PARAMETERS));
  }

  /**
   * Whether the password matches the hash. Without a hash (an unknown account) it takes the same time and returns
   * false.
   * @throws AppError 429 when too many are waiting
   */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    return (await this.check(stored, password)).matches;
  }

  /**
   * The same, and for a hash from before there was one form of the letters the hash that is to replace it.
   * @throws AppError 429 when too many are waiting
   */
  async check(stored: string | undefined, password: string): Promise<PasswordCheck> {
    for (const form of passwordForms(password)) {
      const matched = await this.inTurn(async () => verify(stored ?? (await this.decoy), form));
      if (!matched || stored === undefined) continue;
      const isCurrent = form === password.normalize('NFKC');
      return { matches: true, renewed: isCurrent ? undefined : await this.hash(password) };
    }
    return { matches: false };
  }

  // Async, so that "busy" is a rejected promise: a synchronous throw would bypass the callers' `catch`.
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= this.maxQueue) {
      throw tooManyRequests(
        'Too many people are signing in right now. Please try again in a moment.',
        RETRY_AFTER_SECONDS,
      );
    }
    return this.limit(work);
  }
}

/** The letters with a nukta that no normal form composes, by script: Devanagari, Bengali, Gurmukhi, Odia. */
const COMPOSED = [
  ...'\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u09df\u0a33\u0a36\u0a59\u0a5a\u0a5b\u0a5e\u0b5c\u0b5d',
];
const COMPOSITIONS = new Map(COMPOSED.map((letter) => [letter.normalize('NFD'), letter]));
const COMPOSABLE = new RegExp([...COMPOSITIONS.keys()].join('|'), 'gu');

/**
 * The forms in which a password may have been hashed: first the present one (NFKC), then those of the keyboards from before it. A password of
 * ASCII has one form. How many there are depends on what was typed alone, so that the time of a sign-in says nothing about an account.
 */
export function passwordForms(password: string): string[] {
  const composed = password.normalize('NFC');
  return [
    ...new Set([
      password.normalize('NFKC'),
      password,
      composed,
      composed.replace(COMPOSABLE, (letter) => COMPOSITIONS.get(letter) ?? letter),
      password.normalize('NFD'),
    ]),
  ];
}
