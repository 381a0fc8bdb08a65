import { toMemberCard } from '../profile/profile.mapper.js';
import type { NotificationDto } from './notifications.dto.js';
import type { NotificationRow } from './notifications.repository.js';

/** Characters of a post's text that a notification quotes. */
const EXCERPT = 80;

export function toNotification(row: NotificationRow): NotificationDto {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    isRead: row.isRead,
    actors: row.actors.map(toMemberCard),
    others: row.people - row.actors.length,
    posts: row.kind === 'page' ? row.acts : null,
    excerpt: row.text === null ? null : excerptOf(row.text),
    feedId: row.postId,
    commentId: row.commentId,
    Page:
      row.pageId === null ? null : { id: row.pageId, title: row.pageTitle ?? '', imageUrl: row.pageImage },
    Author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? '' },
    imageUrl: row.images?.[0]?.url ?? null,
  };
}

/** The beginning of a text on one line. A post without text has pictures. */
function excerptOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length === 0) return 'A photo';
  if (characters.length <= EXCERPT) return characters.join('');
  return `${characters
    .slice(0, EXCERPT - 1)
    .join('')
    .trimEnd()}…`;
}
