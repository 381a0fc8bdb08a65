import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { tooManyRequests } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import { Env } from '../../config/env.js';
import { continueAsStream } from '../http/request-end.js';
import { LimitsService } from '../limits/limits.service.js';
import { AppLogger } from '../logging/app-logger.js';
import { MaintenanceService } from '../maintenance/maintenance.service.js';
import { Metrics } from '../metrics/metrics.js';
import type { Identity } from '../../common/identity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { OpenLiveDto } from './live.dto.js';
import { between, LiveStream, type LiveView } from './live-stream.js';
import { LiveDrain } from './live-drain.js';
import type { LiveBye } from './live-events.js';
import { LiveRounds } from './live-rounds.js';
import type { LiveSource } from './live-source.js';
import { SendQueue } from './send-queue.js';

/** Time between two ticks. */
export const TICK_MS = 2_000;
/** Ticks between two checks of the sessions. */
const SESSIONS_INTERVAL_TICKS = 5;
/** Streams of one member in this process; one more replaces the oldest. */
const MAX_PER_MEMBER = 5;
/** Time that a client waits when the process has no room for its stream. */
const RETRY_AFTER_SECONDS = { min: 30, max: 90 };
/** Time within which the clients of a process that stops, or of maintenance, come back: each after a time of its own. */
const RECONNECT_MS = { min: 500, max: 3_000 };

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // This is for proxies that are not ours: nginx would otherwise hold events back until a buffer is full.
  'X-Accel-Buffering': 'no',
};

/**
 * The streams of this process (docs/decisions/0087-live.md). What they tell comes from sources that modules register; every two
 * seconds each source asks the database once for all streams. No process knows the streams of another one.
 */
@Injectable()
export class LiveService implements OnModuleDestroy {
  private readonly open = new Set<LiveStream>();
  private readonly byMember = new Map<string, LiveStream[]>();
  private readonly sending = new SendQueue();
  private readonly rounds: LiveRounds;
  private readonly drain: LiveDrain;
  private timer: NodeJS.Timeout | undefined;
  private ticking: Promise<void> | undefined;
  private ticks = 0;

  constructor(
    private readonly env: Env,
    logger: AppLogger,
    private readonly metrics: Metrics,
    private readonly limits: LimitsService,
    private readonly sessions: SessionsService,
    private readonly maintenance: MaintenanceService,
  ) {
    this.rounds = new LiveRounds(logger, (stream) => this.register(stream));
    this.drain = new LiveDrain(this.open, (stream) => this.goodbye(stream, 'moving'));
    metrics.watch('campus_streams_open', 'Streams of live updates that are open', () => this.open.size);
  }

  /** Registers what streams tell; call it while the application starts. */
  add(source: LiveSource): void {
    this.rounds.add(source);
  }

  /** How many streams are open in this process. */
  get streams(): number {
    return this.open.size;
  }

  /**
   * Answers a request with a stream.
   * @throws AppError 429 when the member opened too many in a short time, or the process has as many as it may have
   */
  begin(caller: Identity, { feed, after, posts }: OpenLiveDto, response: Response): void {
    // Counted in this process only, as reads are: thousands come back at once when a process stops.
    this.limits.hitLocally('LIVE', caller.kind, caller.accountId);
    if (this.open.size >= this.env.MOST_STREAMS) {
      this.metrics.streamsRefused.inc();
      throw tooManyRequests('There is no room for live updates right now.', between(RETRY_AFTER_SECONDS));
    }
    // A field may also be null, which is as if it were left out.
    const view: LiveView = {
      feed: feed ?? 'everyone',
      after: after ? parseId(after) : null,
      posts: [...new Set(posts?.flatMap((id) => parseId(id) ?? []))],
    };
    const member = { kind: caller.kind, accountId: caller.accountId, sessionId: caller.sessionId };
    const stream = new LiveStream(member, view, response, this.sending.add);
    response.writeHead(200, HEADERS);
    response.flushHeaders();
    continueAsStream(response);
    this.open.add(stream);
    response.once('close', () => this.leave(stream));
    if (this.drain.hasBegun) this.goodbye(stream, 'moving');
    else this.rounds.greet(stream);
    this.timer ??= setInterval(() => void this.tick(), TICK_MS);
  }

  /**
   * Closes all streams, spread over a time, so that their clients do not all come to the other processes at once; streams that
   * are opened meanwhile are closed at once.
   * @param milliseconds until the last one is closed
   */
  async stop(milliseconds: number): Promise<void> {
    await this.drain.over(milliseconds);
  }

  /** Cuts off what is still open: the server could not close before. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const stream of this.open) stream.destroy();
  }

  /** One tick of all sources; the timer calls it. While one is under way, that one. */
  tick(): Promise<void> {
    this.ticking ??= this.oneTick().finally(() => {
      this.ticking = undefined;
    });
    return this.ticking;
  }

  private async oneTick(): Promise<void> {
    this.ticks += 1;
    if (this.maintenance.state.on) for (const stream of this.open) this.goodbye(stream, 'moving');
    if (this.ticks % SESSIONS_INTERVAL_TICKS === 0) await this.endOfSessions();
    await this.rounds.tick({ streams: [...this.byMember.values()].flat(), byMember: this.byMember });
    this.sendHeartbeats();
  }

  /** A stream that has had its first event. */
  private register(stream: LiveStream): void {
    if (stream.isOver) return;
    const own = this.byMember.get(stream.memberId) ?? [];
    // Greeted again.
    if (own.includes(stream)) return;
    own.push(stream);
    this.byMember.set(stream.memberId, own);
    const [oldest] = own;
    if (own.length > MAX_PER_MEMBER && oldest) this.goodbye(oldest, 'replaced');
  }

  private goodbye(stream: LiveStream, reason: LiveBye['reason']): void {
    stream.end({ reason, retryMs: reason === 'moving' ? between(RECONNECT_MS) : 0 });
    this.unregister(stream);
  }

  /** Ticks send it nothing any more. */
  private unregister(stream: LiveStream): void {
    const own = this.byMember.get(stream.memberId)?.filter((other) => other !== stream) ?? [];
    if (own.length > 0) this.byMember.set(stream.memberId, own);
    else this.byMember.delete(stream.memberId);
  }

  private leave(stream: LiveStream): void {
    this.unregister(stream);
    this.open.delete(stream);
    if (this.open.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.rounds.forget();
  }

  /** Closes the streams whose session has ended. While the database cannot tell, they stay. */
  private async endOfSessions(): Promise<void> {
    const streams = [...this.open];
    const alive = await this.sessions.areAlive(streams.map(({ member }) => member)).catch(() => []);
    streams.forEach((stream, place) => {
      if (alive[place] === false) this.goodbye(stream, 'session');
    });
  }

  /** Also cuts off the streams whose clients do not read. */
  private sendHeartbeats(): void {
    const now = performance.now();
    for (const stream of this.open) {
      if (stream.isTooSlow(now)) {
        this.metrics.streamsDestroyed.inc();
        stream.destroy();
      } else {
        stream.beat(now);
      }
    }
  }
}
