import { toMemberCard } from '../../profile/profile.mapper.js';
import type { AdminPageDto, AdminPostDto, AdminRemovalDto } from './admin-content.dto.js';
import type { AdminPageRow, AdminPostRow, RemovalRow } from './admin-content.repository.js';

export function toAdminPost(row: AdminPostRow): AdminPostDto {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    title: row.title,
    like: row.likes,
    comments: row.comments,
    User: toMemberCard(row),
    Page:
      row.pageId === null ? null : { id: row.pageId, title: row.pageTitle ?? '', imageUrl: row.pageImage },
    feedData: { content: row.content, imagesUrl: row.images.map(({ url }) => url), images: row.images },
    pollOptions: row.pollOptions,
    ...toRemoval(row),
  };
}

export function toAdminPage(row: AdminPageRow): AdminPageDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: row.imagePath,
    category: row.category,
    followers: row.followers,
    posts: row.posts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.activeAt.toISOString(),
    User: toMemberCard(row),
    ...toRemoval(row),
  };
}

/** The field `removal` of entries in lists of removed content. */
export function toRemoval(row: Partial<RemovalRow>): { removal?: AdminRemovalDto } {
  if (!row.removedAt || !row.restorableUntil) return {};
  const { removedAt, restorableUntil, note = null, reason = null, removedBy = null, isByPage } = row;
  return {
    removal: {
      at: removedAt.toISOString(),
      until: restorableUntil.toISOString(),
      note,
      reason,
      by: removedBy,
      isByPage: isByPage === true,
    },
  };
}
