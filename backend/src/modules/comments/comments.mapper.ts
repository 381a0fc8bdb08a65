import { toMemberCard } from '../profile/profile.mapper.js';
import type { CommentDto } from './comments.dto.js';
import type { CommentRow } from './comments.repository.js';

export function toComment(row: CommentRow): CommentDto {
  return { id: row.id, comment: row.body, createdAt: row.createdAt.toISOString(), User: toMemberCard(row) };
}
