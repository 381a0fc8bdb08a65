import type { LiveHello } from './live-events.js';
import type { LiveStream } from './live-stream.js';

/** The streams and members that are connected to this process. */
export interface LiveAudience {
  /** Every stream that has had its first event. */
  readonly streams: readonly LiveStream[];
  /**
   * The same by member. A tab has a stream only while it is visible and for a minute after that, so these members are
   * looking at the site, as far as this process knows.
   */
  readonly byMember: ReadonlyMap<string, readonly LiveStream[]>;
}

/**
 * What streams tell of. A module registers its source with `LiveService.add` in `onModuleInit`, so that `platform` knows no
 * module. Both methods are called one at a time, never while another source or call is at work, and read the primary with
 * one statement for all streams together.
 */
export interface LiveSource {
  /** Its name in the log: a word or two. */
  readonly name: string;

  /**
   * What the first event of new streams says; called before the first {@link tick} with them, and again for all streams after
   * ticks that failed for too long. What it reads, a later tick need not tell.
   * @returns this source's part of the event, in the order of the streams
   */
  hello?(streams: readonly LiveStream[]): Promise<readonly Partial<LiveHello>[]>;

  /**
   * Called every two seconds while there are streams: looks for what has changed and tells it with `stream.send`. Look back
   * {@link LIVE_WINDOW_SECONDS} seconds and remember what was told, because what has a smaller id may be committed later.
   */
  tick(audience: LiveAudience): Promise<void>;
}

/** Time that sources look back: longer than a transaction that writes, and than a tick that fails now and then. */
export const LIVE_WINDOW_SECONDS = 30;
