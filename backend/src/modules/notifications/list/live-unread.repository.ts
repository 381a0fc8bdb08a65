import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { LIVE_WINDOW_SECONDS } from '../../../platform/live/live-source.js';
import { unseen } from '../visible-notifications.js';

const WINDOW = `now() - interval '${LIVE_WINDOW_SECONDS} seconds'`;

/**
 * The badges of those members ($1) of whom something is known that was not sent ($2, null: nothing was). `known` are its parts,
 * separated by spaces: up to when they have seen notifications, which came in the window and when, and which new posts their
 * bells tell of. Only of these members are notifications counted.
 */
const LIVE_UNREAD = statement(
  'live_unread',
  `WITH recent AS MATERIALIZED (
     SELECT id, page_id FROM post WHERE NOT hidden AND created_at > ${WINDOW} AND page_id IS NOT NULL
   )
   SELECT m.id AS "memberId", news.known, ${unseen('m.id')} AS unread
     FROM unnest($1::bigint[], $2::text[]) AS m(id, sent)
    CROSS JOIN LATERAL (
      SELECT concat_ws(' ',
        (SELECT 'seen' || extract(epoch FROM s.seen_at) FROM notification_setting s WHERE s.member_id = m.id),
        (SELECT string_agg(n.id || '@' || extract(epoch FROM n.at), ' ' ORDER BY n.id)
           FROM notification n WHERE n.member_id = m.id AND n.at > ${WINDOW}),
        (SELECT string_agg('post' || r.id, ' ' ORDER BY r.id)
           FROM follow b JOIN recent r ON r.page_id = b.page_id
          WHERE b.member_id = m.id AND b.bell_since IS NOT NULL AND EXISTS (SELECT FROM recent))) AS known
      OFFSET 0
    ) news
    WHERE news.known IS DISTINCT FROM m.sent`,
  { notNull: ['memberId', 'known'] },
);

/** What is known of a member that may have changed the badge. */
export interface KnownOfMember {
  readonly memberId: string;
  /** A text that differs when something else is known; null when nothing is. Its parts are separated by spaces. */
  readonly known: string | null;
}

/** A member of whom something else is known now. */
export interface MemberNews extends KnownOfMember {
  readonly known: string;
  /** The badge. */
  readonly unread: number;
}

@Injectable()
export class LiveUnreadRepository {
  constructor(private readonly sql: Sql) {}

  /** Those of the members of whom something else is known now than what is given. */
  news(members: readonly KnownOfMember[]): Promise<MemberNews[]> {
    return this.sql.query(LIVE_UNREAD, [
      members.map(({ memberId }) => memberId),
      members.map(({ known }) => known),
    ]);
  }
}
