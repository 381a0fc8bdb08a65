import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveHello } from '../../../platform/live/live-events.js';
import type { LiveAudience, LiveSource } from '../../../platform/live/live-source.js';
import type { LiveStream } from '../../../platform/live/live-stream.js';
import { LiveService } from '../../../platform/live/live.service.js';
import { LiveUnreadRepository } from './live-unread.repository.js';

/** What was last sent to a member's streams. */
interface SentBadge {
  /** The state that the repository compares with (`KnownOfMember`). */
  readonly known: string;
  readonly unread: number;
}

/** Badges that one tick counts again: some milliseconds of the database's time. With more members, ticks take turns. */
const MAX_RECOUNTED = 100;

/** Tells streams how many notifications are unread. */
@Injectable()
export class LiveUnreadService implements OnModuleInit, LiveSource {
  readonly name = 'unread notifications';
  /** By member; only of members with streams. */
  private readonly sent = new Map<string, SentBadge>();
  /** Where the next tick goes on counting badges again. */
  private turn = 0;

  constructor(
    private readonly live: LiveService,
    private readonly repository: LiveUnreadRepository,
  ) {}

  onModuleInit(): void {
    this.live.add(this);
  }

  async hello(streams: readonly LiveStream[]): Promise<Partial<LiveHello>[]> {
    const members = [...new Set(streams.map(({ memberId }) => memberId))];
    const rows = await this.repository.news(members.map((memberId) => ({ memberId, known: null })));
    const badges = new Map(rows.map(({ memberId, known, unread }) => [memberId, { known, unread }]));
    // Other streams of these members must still get what they were not sent.
    for (const [id, badge] of badges) if (!this.sent.has(id)) this.sent.set(id, badge);
    return streams.map(({ memberId }) => ({ unread: badges.get(memberId)?.unread ?? 0 }));
  }

  async tick({ byMember }: LiveAudience): Promise<void> {
    for (const id of this.sent.keys()) if (!byMember.has(id)) this.sent.delete(id);
    const members = [...byMember.keys()];
    const recounted = this.nextOf(members);
    const rows = await this.repository.news(
      members.map((id) => ({
        memberId: id,
        known: recounted.has(id) ? null : (this.sent.get(id)?.known ?? null),
      })),
    );
    for (const { memberId, known, unread } of rows) {
      const before = this.sent.get(memberId);
      this.sent.set(memberId, { known, unread });
      // Also the same number, when something new was counted: the site may have set its own to 0 meanwhile.
      if (before && before.unread === unread && !hasNews(before.known, known)) continue;
      for (const stream of byMember.get(memberId) ?? []) stream.send('unread', { unread });
    }
  }

  /**
   * Whose badge is counted again although nothing new is known: what it counted may have been taken back, hidden or muted, or be seen
   * again, and nothing is written then that would say so.
   */
  private nextOf(members: readonly string[]): ReadonlySet<string> {
    if (this.turn >= members.length) this.turn = 0;
    const next = members.slice(this.turn, this.turn + MAX_RECOUNTED);
    this.turn += MAX_RECOUNTED;
    return new Set(next);
  }
}

/** Whether something is known that was not before. What has left the window is no news. */
function hasNews(before: string, known: string): boolean {
  const parts = new Set(before.split(' '));
  return known.split(' ').some((part) => !parts.has(part));
}
