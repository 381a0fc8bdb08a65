import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { tooManyRequests } from '../../common/app-error.js';
import { Gate } from '../../common/gate.js';

const ARGON2ID = 2 satisfies Algorithm.Argon2id;
/** Parameters of the OWASP Password Storage Cheat Sheet for argon2id; memory in KiB. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Seconds after which somebody turned away may try again. */
const RETRY_AFTER = 2;
/** Waiting hashes per core; each takes about 30 ms, so nobody waits much over a second. */
const LINE_PER_CORE = 40;

/** Hashes passwords off the event loop, no more at once than there are cores. */
@Injectable()
export class PasswordHasher {
  private readonly gate = new Gate(availableParallelism());
  private readonly longestLine = availableParallelism() * LINE_PER_CORE;
  private readonly decoy = hash('a password nobody has', PARAMETERS);

  /** Passwords in line. */
  get waiting(): number {
    return this.gate.waiting;
  }

  /** @throws AppError 429 when too many are waiting */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password is the one that was hashed. Without a hash (an unknown account)
   * it costs the same time and is false.
   * @throws AppError 429 when too many are waiting
   */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const matched = await this.inTurn(async () => verify(stored ?? (await this.decoy), password));
    return matched && stored !== undefined;
  }

  // Async, so that "busy" is a rejection: a synchronous throw would pass by the callers' `catch`.
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= this.longestLine) {
      throw tooManyRequests(
        'Too many people are signing in right now. Please try again in a moment.',
        RETRY_AFTER,
      );
    }
    return this.gate.run(work);
  }
}
