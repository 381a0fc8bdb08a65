import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppLogger } from '../logging/app-logger.js';
import { redact } from '../../common/redact.js';
import { MediaOutboxRepository, type PendingAct } from './media-outbox.repository.js';
import { renditionKeys, withheldKey } from './media-path.js';
import { MediaStore } from './media-store.js';

/**
 * Milliseconds a request waits for pictures to be moved, and between checks whether another process has finished with
 * them.
 */
const MAX_SETTLING_MS = 10_000;
const CHECK_INTERVAL_MS = 50;
/** Pictures processed in parallel, the files of each one after the other: one connection to the store per picture. */
const AT_ONCE = 8;
/** Batches that may run at the same time: that of the job, and that of a waiting administrator. */
const MAX_BATCHES = 2;

/** Result of a batch of pictures. */
interface Outcome {
  readonly done: readonly PendingAct[];
  readonly failed: readonly PendingAct[];
  /** The store's first error. */
  readonly reason: unknown;
}

/** Performs the pending actions on files: removes, moves out of reach, moves back. */
@Injectable()
export class MediaOutboxService {
  private readonly limit = pLimit(MAX_BATCHES);

  constructor(
    private readonly repository: MediaOutboxRepository,
    private readonly store: MediaStore,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Performs all pending actions. A picture that fails does not block others; the next run retries it, and after
   * several failures it is set aside.
   * @param signal ends it between two batches
   * @throws the store's error, if every action of a batch failed
   */
  async drain(signal?: AbortSignal): Promise<void> {
    const failed: string[] = [];
    while (!signal?.aborted) {
      const outcome = await this.limit(async () =>
        this.act(await this.repository.claimOldest(AT_ONCE, failed)),
      );
      if (outcome.done.length === 0 && outcome.failed.length === 0) return;
      // The store is probably down: the remaining pictures would each wait for its timeout.
      if (outcome.done.length === 0) throw outcome.reason;
      failed.push(...outcome.failed.map(({ path }) => path));
    }
  }

  /**
   * Performs the pending actions on these pictures now, and waits for other processes that work on them; {@link drain}
   * does the rest.
   * @returns false when the store failed, or there were too many pictures for the time of a request
   */
  async settle(paths: readonly string[]): Promise<boolean> {
    const until = Date.now() + MAX_SETTLING_MS;
    for (let left = await this.repository.pending(paths); left.length > 0;) {
      if (Date.now() > until) return false;
      const some = left.slice(0, AT_ONCE);
      const { done, failed } = await this.limit(async () => this.act(await this.repository.claimThese(some)));
      if (failed.length > 0) return false;
      if (done.length === 0) await sleep(CHECK_INTERVAL_MS);
      left = await this.repository.pending(left);
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
          this.logFailure(act, error);
        }
      }),
    );
    if (done.length > 0) await this.repository.done(done);
    if (failed.length > 0) await this.repository.failed(failed);
    return { done, failed, reason };
  }

  private logFailure({ path, act }: PendingAct, error: unknown): void {
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
          // Its files may have been moved out of reach first.
          await this.store.remove(key);
          await this.store.remove(withheldKey(key));
      }
    }
  }
}
