import type { AppLogger } from '../logging/app-logger.js';
import type { LiveHello } from './live-events.js';
import { LIVE_WINDOW_SECONDS, type LiveAudience, type LiveSource } from './live-source.js';
import type { LiveStream } from './live-stream.js';

/** Streams that are greeted with one statement of each source. */
const GREETED_TOGETHER = 200;
/** Seconds without a successful tick of a source after which something may have left its window untold. */
const MISSED_AFTER_SECONDS = LIVE_WINDOW_SECONDS - 5;

const NOTHING: LiveHello = { unread: 0, newPosts: 0, counts: [] };

/**
 * Asks the sources, one at a time: a source that greets a stream while its own tick is under way could leave it out of both.
 */
export class LiveRounds {
  private readonly sources: LiveSource[] = [];
  private readonly waiting = new Set<LiveStream>();
  /** When each source last ticked without an error; milliseconds of the monotonic clock. */
  private readonly tickedAt = new Map<LiveSource, number>();
  private readonly failing = new Set<LiveSource>();
  private work: Promise<void> = Promise.resolve();

  /**
   * @param logger logs when a source begins and ceases to fail
   * @param greeted called with a stream that has its first event, and is from now on among those that ticks tell
   */
  constructor(
    private readonly logger: Pick<AppLogger, 'info' | 'warn'>,
    private readonly greeted: (stream: LiveStream) => void,
  ) {}

  add(source: LiveSource): void {
    this.sources.push(source);
  }

  /** Sends a stream its first event soon, together with those of others. */
  greet(stream: LiveStream): void {
    this.waiting.add(stream);
    if (this.waiting.size === 1) void this.inTurn(() => this.greetAll());
  }

  /**
   * One tick of every source.
   * @returns when it is over; it never fails
   */
  tick(audience: LiveAudience): Promise<void> {
    return this.inTurn(async () => {
      for (const source of this.sources) await this.tickOf(source, audience);
    });
  }

  /** Notes that no source has missed anything while nobody listened. */
  forget(): void {
    this.tickedAt.clear();
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.work = this.work.then(work);
    return this.work;
  }

  private async greetAll(): Promise<void> {
    // The next turn greets the streams that open meanwhile, so that a tick comes in between.
    const streams = [...this.waiting].slice(0, GREETED_TOGETHER);
    for (const stream of streams) this.waiting.delete(stream);
    if (this.waiting.size > 0) void this.inTurn(() => this.greetAll());
    const open = streams.filter(({ isOver }) => !isOver);
    if (open.length === 0) return;
    try {
      const hellos = open.map(() => ({ ...NOTHING }));
      for (const source of this.sources) {
        const parts = (await source.hello?.(open)) ?? [];
        hellos.forEach((hello, place) => Object.assign(hello, parts[place]));
      }
      open.forEach((stream, place) => {
        stream.send('hello', hellos[place] ?? NOTHING);
        this.greeted(stream);
      });
    } catch (err) {
      this.logger.warn({ err }, 'Streams cannot be begun; their clients try again');
      // The client waits longer each time, which a stream that never says anything would not make it do.
      for (const stream of open) stream.destroy();
    }
  }

  private async tickOf(source: LiveSource, audience: LiveAudience): Promise<void> {
    const now = performance.now();
    try {
      await source.tick(audience);
    } catch (err) {
      if (!this.failing.has(source)) this.logger.warn({ err }, `Streams are not told: ${source.name}`);
      this.failing.add(source);
      return;
    }
    if (this.failing.delete(source)) this.logger.info(`Streams are told again: ${source.name}`);
    const before = this.tickedAt.get(source) ?? now;
    this.tickedAt.set(source, now);
    if (now - before > MISSED_AFTER_SECONDS * 1000) for (const stream of audience.streams) this.greet(stream);
  }
}
