import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import type { PostImage } from '../feeds/post.entity.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';
import type { NotificationKind } from '../../common/notification-kinds.js';
import {
  BADGE,
  FORGET_OLD,
  MUTE_POST,
  PAGE,
  READ_ALL,
  READ_ONE,
  READ_ONE_BELL,
  READ_SOME,
  SEE,
  UNMUTE_POST,
} from './notifications.statements.js';
import { MAILED } from './notification-mail.statements.js';
import { PUSHED } from './push.statements.js';

const ACTORS = statement(
  'notification_actors',
  `SELECT ${MEMBER_CARD_COLUMNS} FROM member m WHERE m.id = ANY ($1::bigint[])`,
  { replica: true },
);

/** How the id of a notification about new posts on a page begins; the page's id follows. */
const OF_PAGE = 'p';

/** The page of whose new posts a notification tells, by the notification's id; null for a stored one. */
export const pageOfBell = (id: string) => (id.startsWith(OF_PAGE) ? id.slice(OF_PAGE.length) : null);

/** Which notifications are read. */
export interface ReadIds {
  /** Ids of stored ones. */
  readonly notifications: readonly string[];
  /** Pages of whose new posts the member was told. */
  readonly pages: readonly string[];
}

/** What a push is about: a notification, or new posts on a page. */
export interface PushSubject {
  readonly notificationId: string | null;
  readonly pageId: string | null;
}

/** A notification with who did it. */
export interface NotificationRow {
  /** That of a stored one, or `p` and the page's id. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly isRead: boolean;
  /** The latest, at most three. */
  readonly actors: readonly MemberCardRow[];
  /** Actors within the newest 101 acts. */
  readonly people: number;
  /** Acts, of the newest 101. */
  readonly acts: number;
  readonly commentId: string | null;
  readonly postId: string | null;
  /** Text of the post. */
  readonly text: string | null;
  readonly images: PostImage[] | null;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly pageImage: string | null;
}

/** A notification as the statements answer it: with the ids of the actors. */
type DetailsRow = Omit<NotificationRow, 'id' | 'at' | 'actors' | 'acts'> & {
  readonly id: string | null;
  readonly at: Date | null;
  readonly acts: number | null;
  readonly actorIds: string[] | null;
};

export interface NotificationPage {
  readonly rows: readonly NotificationRow[];
  /** Notifications on all pages. */
  readonly total: number;
  readonly unread: number;
  readonly seenAt: Date | null;
}

@Injectable()
export class NotificationsRepository {
  constructor(private readonly sql: Sql) {}

  async page(memberId: string, { limit, offset }: PageWindow): Promise<NotificationPage> {
    const rows = await this.sql.query(PAGE, [memberId, limit, offset]);
    const [first] = rows;
    return {
      rows: await this.withActors(rows.flatMap((row) => (row.kind === null ? [] : [row]))),
      total: first?.total ?? 0,
      unread: first?.unread ?? 0,
      seenAt: first?.seenAt ?? null,
    };
  }

  /** What the latest mail to the member is about, latest first: the first ten, and how many there are. */
  async mailed(
    memberId: string,
  ): Promise<{ readonly rows: readonly NotificationRow[]; readonly total: number }> {
    const rows = await this.sql.query(MAILED, [memberId]);
    return { rows: await this.withActors(rows), total: rows[0]?.total ?? 0 };
  }

  /** What a push tells the member now; null if there is nothing to tell any more. */
  async pushed(memberId: string, { notificationId, pageId }: PushSubject): Promise<NotificationRow | null> {
    const rows = await this.sql.query(PUSHED, [memberId, notificationId, pageId]);
    const [row] = await this.withActors(rows);
    return row && row.actors.length > 0 ? row : null;
  }

  private async withActors(rows: readonly DetailsRow[]): Promise<NotificationRow[]> {
    // The database's description of the statement cannot tell that these are never null.
    const found = rows.flatMap((row) =>
      row.id === null || row.at === null ? [] : [{ ...row, id: row.id, at: row.at, acts: row.acts ?? 0 }],
    );
    const ids = [...new Set(found.flatMap(({ actorIds }) => actorIds ?? []))];
    const cards = ids.length > 0 ? await this.sql.query(ACTORS, [ids]) : [];
    const byId = new Map<string, MemberCardRow>(cards.map((card) => [card.memberId, card]));
    return found.map(({ actorIds, ...row }) => ({
      ...row,
      actors: (actorIds ?? []).flatMap((id) => byId.get(id) ?? []),
    }));
  }

  /** Visible unread ones that rang after the member last looked; counts up to 100. */
  async unread(memberId: string): Promise<number> {
    const [row] = await this.sql.query(BADGE, [memberId]);
    return row?.unread ?? 0;
  }

  async see(memberId: string, upTo: Date): Promise<void> {
    await this.sql.query(SEE, [memberId, upTo]);
  }

  /** Ids of other members' notifications, and pages without a bell, are ignored. */
  async read(memberId: string, { notifications, pages }: ReadIds): Promise<void> {
    await this.readLocked(memberId, await this.sql.query(READ_SOME, [memberId, notifications, pages]));
  }

  async readAll(memberId: string): Promise<void> {
    await this.readLocked(memberId, await this.sql.query(READ_ALL, [memberId]));
  }

  /** Waits for each of them alone: in one statement it could hold what the other, who waits for another, needs. */
  private async readLocked(memberId: string, rows: readonly { readonly locked: string }[]): Promise<void> {
    for (const { locked: id } of rows) {
      const pageId = pageOfBell(id);
      await (pageId === null
        ? this.sql.query(READ_ONE, [memberId, id])
        : this.sql.query(READ_ONE_BELL, [memberId, pageId]));
    }
  }

  /** False if there is no such post. */
  async setMuted(memberId: string, postId: string, muted: boolean): Promise<boolean> {
    const rows = await this.sql.query(muted ? MUTE_POST : UNMUTE_POST, [memberId, postId]);
    return rows.length > 0;
  }

  /**
   * Deletes notifications that are too old or too many, of some members.
   * @param after the last member of the previous batch
   * @returns the last member of this batch; null after the last one
   */
  async forgetOld(after: string): Promise<string | null> {
    const [row] = await this.sql.query(FORGET_OLD, [after]);
    return row?.last ?? null;
  }
}
