import type { NoticeSubject, NotificationKind } from '../../common/notification-kinds.js';
import { toDecision, type Decision, type DecisionRow } from '../review/decision.mapper.js';
import type { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';

/** A notification with who did it. */
export interface NotificationRow {
  /** That of a stored one, or `p` and the page's id. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly isRead: boolean;
  /** The latest, at most three. */
  readonly actors: readonly MemberCardRow[];
  /** Actors within the newest 101 acts; 0 for what is nobody's act: a notice, and news about the member's own application. */
  readonly people: number;
  /** Acts, of the newest 101. */
  readonly acts: number;
  readonly commentId: string | null;
  /** Text of that comment. */
  readonly comment: string | null;
  readonly postId: string | null;
  /** Text of the post. */
  readonly text: string | null;
  readonly images: PlacedImage[] | null;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly pageImage: string | null;
  /** The opening that members applied for, for its poster. */
  readonly openingId: string | null;
  /** The application that the other side changed. */
  readonly applicationId: string | null;
  /** Title of either's opening. */
  readonly openingTitle: string | null;
  /** Whether all acts answer the member's question. */
  readonly isAnswer: boolean;
  /** Whether there is a record of that application for the member to accept. */
  readonly hasRecord: boolean;
  /** What a notice is of, and the decision; both null for other kinds. */
  readonly notice: NoticeSubject | null;
  readonly decision: Decision | null;
  /**
   * Of a notice about running a page, whether it is so now: `pageRole`: the member runs it; `transfer`: the offer waits for them;
   * `handover`: the page is somebody else's. Null for others.
   */
  readonly isPageSo: boolean | null;
}

/** A notification as the statements of `visible-notifications.ts` answer it: with the ids of the actors. */
export type DetailsRow = Omit<NotificationRow, 'id' | 'at' | 'actors' | 'acts' | 'notice' | 'decision'> &
  DecisionRow & {
    readonly notice: string | null;
    readonly id: string | null;
    readonly at: Date | null;
    readonly acts: number | null;
    readonly actorIds: string[] | null;
  };

const ACTORS = statement(
  'notification_actors',
  `SELECT ${MEMBER_CARD_COLUMNS} FROM member m WHERE m.id = ANY ($1::bigint[])`,
  { replica: true },
);

/** Reads who did it, for notifications with the ids of the actors. */
export async function withActors(sql: Sql, rows: readonly DetailsRow[]): Promise<NotificationRow[]> {
  // The database's description of the statement cannot tell that these are never null.
  const found = rows.flatMap((row) =>
    row.id === null || row.at === null ? [] : [{ ...row, id: row.id, at: row.at, acts: row.acts ?? 0 }],
  );
  const ids = [...new Set(found.flatMap(({ actorIds }) => actorIds ?? []))];
  const cards = ids.length > 0 ? await sql.query(ACTORS, [ids]) : [];
  const byId = new Map<string, MemberCardRow>(cards.map((card) => [card.memberId, card]));
  const rowsWithActors = found.map(({ actorIds, ...row }) => ({
    ...row,
    notice: row.notice as NoticeSubject | null,
    decision: toDecision(row),
    actors: (actorIds ?? []).flatMap((id) => byId.get(id) ?? []),
  }));
  // An actor whose account was purged between the two queries leaves a notification without anybody.
  return rowsWithActors.filter(({ actors, people }) => actors.length > 0 || people === 0);
}
