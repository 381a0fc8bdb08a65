import { randomInt } from 'node:crypto';
import type { Response } from 'express';
import type { Identity } from '../../common/identity.js';
import type { LiveBye, LiveEventName, LiveEvents } from './live-events.js';

/** What the site that opened a stream shows. */
export interface LiveView {
  /** The feed whose new posts are counted. */
  readonly feed: 'everyone' | 'following';
  /** Id of the newest post that it shows; null: posts are counted from now on. */
  readonly after: string | null;
  /** Ids of the posts whose counters it shows. */
  readonly posts: readonly string[];
}

/** Milliseconds without anything sent until a heartbeat; somewhat different for each stream, so that they do not all come at once. */
export const HEARTBEAT_MS = { min: 20_000, max: 24_000 };
/** Time after which a stream whose client does not read is given up. */
const MAX_UNREAD_MS = 30_000;

/** The id of events before there is any post; sent back as `after`, it counts posts from then on, as no id does. */
const NO_POST = '0';

/**
 * One open answer of server-sent events. It holds at most one unsent event of each kind, of which the newest wins, so a client
 * that does not read costs no more memory than one that does.
 */
export class LiveStream {
  /** Undefined while there is nothing to send, as most of the time. */
  private unsent: Map<LiveEventName, LiveEvents[LiveEventName]> | undefined;
  /** When the client stopped reading what was sent, in milliseconds of the monotonic clock. */
  private fullSince: number | null = null;
  private sentAt = performance.now();
  private readonly heartbeat = between(HEARTBEAT_MS);
  private hasEnded = false;
  /** Id of the newest post that the client knows of: the `id` of its events. */
  newestPost: string | null;

  /**
   * @param wantsToSend called when there is something to send: {@link flush} sends it
   */
  constructor(
    readonly member: Pick<Identity, 'kind' | 'accountId' | 'sessionId'>,
    readonly view: LiveView,
    private readonly response: Response,
    private readonly wantsToSend: (stream: LiveStream) => void,
  ) {
    this.newestPost = view.after;
    response.on('drain', () => {
      this.fullSince = null;
      if (this.unsent) this.wantsToSend(this);
    });
  }

  get memberId(): string {
    return this.member.accountId;
  }

  /** Whether the stream said goodbye, or its client left. */
  get isOver(): boolean {
    return this.hasEnded || this.response.closed;
  }

  /** Tells the client, soon. Until then a newer event of the same kind replaces this one; of counts, those of the same post. */
  send<Name extends LiveEventName>(event: Name, data: LiveEvents[Name]): void {
    if (this.isOver) return;
    this.unsent ??= new Map();
    const before = this.unsent.get(event);
    this.unsent.set(event, Array.isArray(before) && Array.isArray(data) ? merged(before, data) : data);
    if (this.fullSince === null) this.wantsToSend(this);
  }

  /** Sends what waits, unless the client has yet to read what was sent before. */
  flush(): void {
    if (this.isOver || this.fullSince !== null || !this.unsent) return;
    const text = [...this.unsent].map(([event, data]) => this.frame(event, data)).join('');
    this.unsent = undefined;
    this.write(text);
  }

  /** Sends a heartbeat when nothing was sent for a while, so that both ends notice a connection that is gone. */
  beat(now: number): void {
    if (!this.isOver && this.fullSince === null && now - this.sentAt > this.heartbeat) this.write(':\n\n');
  }

  /** Whether the client has not read for so long that it is given up. */
  isTooSlow(now: number): boolean {
    return this.fullSince !== null && now - this.fullSince > MAX_UNREAD_MS;
  }

  /** Says goodbye and closes the stream. */
  end(bye: LiveBye): void {
    if (this.isOver) return;
    this.hasEnded = true;
    this.unsent = undefined;
    // A client that does not read what was sent before would not read this either.
    if (this.fullSince === null) this.response.end(this.frame('bye', bye));
    else this.response.destroy();
  }

  destroy(): void {
    this.hasEnded = true;
    this.response.destroy();
  }

  private write(text: string): void {
    const now = performance.now();
    this.sentAt = now;
    if (!this.response.write(text)) this.fullSince = now;
  }

  private frame(event: LiveEventName, data: object): string {
    return `event: ${event}\nid: ${this.newestPost ?? NO_POST}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}

/** Counts of posts, each with its newest value. */
function merged(before: LiveEvents['counts'], data: LiveEvents['counts']): LiveEvents['counts'] {
  return [...new Map([...before, ...data].map((count) => [count.id, count])).values()];
}

/** Bounds of a time, both included, in any unit. */
interface Spread {
  readonly min: number;
  readonly max: number;
}

/** A whole number between the bounds: so that many clients do not all do something at once. */
export const between = ({ min, max }: Spread): number => randomInt(min, max + 1);
