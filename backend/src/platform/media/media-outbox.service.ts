import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../logging/app-logger.js';
import { Gate } from '../../common/gate.js';
import { redact } from '../../common/redact.js';
import { MediaOutboxRepository, type PendingAct } from './media-outbox.repository.js';
import { renditionKeys, withheldKey } from './media-path.js';
import { MediaStore } from './media-store.js';

/** Milliseconds a request waits for pictures to move, and between looks whether another process is done with them. */
const LONGEST_SETTLING = 10_000;
const LOOK_EVERY = 50;
/** Pictures whose files are acted on at once, each file after the other: as many connections to the store. */
const AT_ONCE = 8;
/** … times so many: the job, and an administrator who waits. */
const BATCHES = 2;

/** How a batch of pictures ended. */
interface Outcome {
  readonly done: readonly PendingAct[];
  readonly failed: readonly PendingAct[];
  /** What the store threw first. */
  readonly reason: unknown;
}

/** Does to files what rows about them demand: removes, moves out of reach, moves back. */
@Injectable()
export class MediaOutboxService {
  private readonly gate = new Gate(BATCHES);

  constructor(
    private readonly repository: MediaOutboxRepository,
    private readonly store: MediaStore,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Does what is noted. A picture that fails stops no other one; it is tried again by the next run, and set aside after some.
   * @param signal ends it between two batches
   * @throws what the store threw, when it did nothing of what it was asked for
   */
  async drain(signal?: AbortSignal): Promise<void> {
    const failed: string[] = [];
    while (!signal?.aborted) {
      const outcome = await this.gate.run(async () =>
        this.act(await this.repository.claimOldest(AT_ONCE, failed)),
      );
      if (outcome.done.length === 0 && outcome.failed.length === 0) return;
      // The store is away, as far as this can tell: the rest would only wait for it, one after the other.
      if (outcome.done.length === 0) throw outcome.reason;
      failed.push(...outcome.failed.map(({ path }) => path));
    }
  }

  /**
   * Does what is noted for these pictures at once, waiting for others that are at them; {@link drain} does what is left.
   * @returns false when the store failed, or there were too many for the time a request may take
   */
  async settle(paths: readonly string[]): Promise<boolean> {
    const until = Date.now() + LONGEST_SETTLING;
    for (let left = await this.repository.noted(paths); left.length > 0;) {
      if (Date.now() > until) return false;
      const some = left.slice(0, AT_ONCE);
      const { done, failed } = await this.gate.run(async () =>
        this.act(await this.repository.claimThese(some)),
      );
      if (failed.length > 0) return false;
      if (done.length === 0) await sleep(LOOK_EVERY);
      left = await this.repository.noted(left);
    }
    return true;
  }

  private async act(acts: readonly PendingAct[]): Promise<Outcome> {
    const done: PendingAct[] = [];
    const failed: PendingAct[] = [];
    let reason: unknown;
    await Promise.all(
      acts.map(async (act) => {
        try {
          await this.actOn(act);
          done.push(act);
        } catch (error) {
          failed.push(act);
          reason ??= error;
          this.tell(act, error);
        }
      }),
    );
    if (done.length > 0) await this.repository.done(done);
    if (failed.length > 0) await this.repository.failed(failed);
    return { done, failed, reason };
  }

  private tell({ path, act }: PendingAct, error: unknown): void {
    const reason = redact(error instanceof Error ? error.message : String(error));
    this.logger.warn(
      { reason, act, picture: redact(path) },
      'A picture stays where it is; it is tried again',
    );
  }

  private async actOn({ path, act }: PendingAct): Promise<void> {
    for (const key of renditionKeys(path)) {
      switch (act) {
        case 'withhold':
          await this.store.move(key, withheldKey(key));
          break;
        case 'restore':
          await this.store.move(withheldKey(key), key);
          break;
        case 'remove':
          // It may have been withheld first.
          await this.store.remove(key);
          await this.store.remove(withheldKey(key));
      }
    }
  }
}
