import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { Sql } from '../../../platform/sql/sql.js';
import { withActors, type NotificationRow } from '../notification-rows.repository.js';
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

/** How the id of a notification about new posts on a page begins; the page's id follows. */
const OF_PAGE = 'p';

/** The page of whose new posts a notification tells, by the notification's id; null for a stored one. */
export const pageOfBell = (id: string) => (id.startsWith(OF_PAGE) ? id.slice(OF_PAGE.length) : null);

/** Which notifications are read. */
export interface ReadIds {
  /** Ids of stored ones. */
  readonly notifications: readonly string[];
  /** Pages of whose new posts the member was notified. */
  readonly pages: readonly string[];
}

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
      rows: await withActors(
        this.sql,
        rows.flatMap((row) => (row.kind === null ? [] : [row])),
      ),
      total: first?.total ?? 0,
      unread: first?.unread ?? 0,
      seenAt: first?.seenAt ?? null,
    };
  }

  /** Visible unread ones that came after the member last looked; counts up to 100. */
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
