import { readMentions } from '../../common/mention-sql.js';
import { toVersion } from '../../common/version.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import type { CommentRow } from './comment-columns.js';
import type { CommentDto, ListedCommentDto } from './comments.dto.js';
import type { Thread } from './threads.repository.js';

export function toComment(row: CommentRow): CommentDto {
  return {
    id: row.id,
    parentId: row.parentId,
    comment: row.body,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: toVersion(row.revision),
    User: toMemberCard(row),
    mentions: readMentions(row.mentions),
  };
}

/** A thread: a deleted comment shows neither who wrote it nor what. */
export function toThread({ comment, deleted, replies, newest }: Thread): ListedCommentDto {
  return {
    ...(comment
      ? toComment(comment)
      : { ...deleted, parentId: null, comment: null, editedAt: null, User: null, mentions: [] }),
    replies,
    newest: newest.map(toComment),
  };
}
