import { excerptOf } from '../../../common/text/cut-text.js';
import { appealUntil } from '../../review/decision.mapper.js';
import { toMemberCard } from '../../profile/profile.mapper.js';
import type { NoticeDto, NotificationDto, NotificationOpeningDto } from './notifications.dto.js';
import type { NotificationRow } from '../notification-rows.repository.js';

/** Characters of a text that a notification quotes. */
const MAX_EXCERPT_LENGTH = 80;

export function toNotification(row: NotificationRow): NotificationDto {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    isRead: row.isRead,
    actors: row.actors.map(toMemberCard),
    others: row.people - row.actors.length,
    posts: row.kind === 'page' ? row.acts : null,
    excerpt: row.text === null ? null : beginningOf(row.text),
    feedId: row.postId,
    commentId: row.commentId,
    comment: row.comment === null ? null : beginningOf(row.comment),
    Page:
      row.pageId === null ? null : { id: row.pageId, title: row.pageTitle ?? '', imageUrl: row.pageImage },
    Author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? '' },
    imageUrl: row.images?.[0]?.url ?? null,
    isAnswer: row.isAnswer,
    opening: toOpening(row),
    notice: toNotice(row),
  };
}

function toOpening({
  openingId,
  applicationId,
  openingTitle,
  hasRecord,
}: NotificationRow): NotificationOpeningDto | null {
  return openingId === null && applicationId === null
    ? null
    : { id: openingId, applicationId, title: openingTitle ?? '', hasRecord };
}

/** What a notice says of a decision when there is none yet, or it is about something else. */
const NOTHING_DECIDED: Omit<NoticeDto, 'about' | 'kind' | 'hasActed'> = {
  decisionId: null,
  outcome: null,
  isRemoved: false,
  measure: null,
  hidesAll: false,
  until: null,
  rule: null,
  note: null,
  byPage: null,
  appealUntil: null,
};

/** Of a report it says whether something was done, and nothing else: whose it is learns the rest. */
function toNotice(row: NotificationRow): NoticeDto | null {
  const { notice, decision } = row;
  if (notice === 'hold') {
    return { ...NOTHING_DECIDED, about: notice, kind: 'post', hasActed: row.postId !== null };
  }
  if (notice === 'pageRole' || notice === 'transfer' || notice === 'handover') {
    return { ...NOTHING_DECIDED, about: notice, kind: 'page', hasActed: row.isPageSo === true };
  }
  if (notice === null || decision === null) return null;
  const isReport = notice === 'report';
  return {
    about: notice,
    decisionId: isReport ? null : decision.caseId,
    kind: decision.targetKind,
    hasActed: decision.outcome === 'violation' && !['overturned', 'undone'].includes(decision.state),
    outcome: isReport || decision.outcome === 'bad_faith' ? null : decision.outcome,
    isRemoved: !isReport && decision.isRemoved,
    measure: isReport ? null : decision.measure,
    hidesAll: !isReport && decision.hidesAll,
    until: isReport ? null : (decision.until?.toISOString() ?? null),
    rule: isReport ? null : decision.rule,
    note: isReport ? null : notice === 'appeal' ? decision.reply : decision.note,
    byPage: isReport ? null : decision.byPage,
    appealUntil: notice === 'decision' ? appealUntil(decision) : null,
  };
}

/** A line that begins or ends lines of code in a comment. */
const FENCE = /^```[\w+#.-]*[ \t]*$/gm;

/** The beginning of a text on one line: of code without the fences around it. A post without text has pictures. */
function beginningOf(text: string): string {
  const line = onOneLine(text.replaceAll(FENCE, '')) || onOneLine(text);
  return excerptOf(line, MAX_EXCERPT_LENGTH) || 'A photo';
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
