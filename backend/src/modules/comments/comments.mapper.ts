import { readMentions } from '../../common/mention-sql.js';
import { toVersion } from '../../common/version.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import type { CommentDto } from './comments.dto.js';
import type { CommentRow } from './comments.repository.js';

export function toComment(row: CommentRow): CommentDto {
  return {
    id: row.id,
    comment: row.body,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: toVersion(row.revision),
    User: toMemberCard(row),
    mentions: readMentions(row.mentions),
  };
}
