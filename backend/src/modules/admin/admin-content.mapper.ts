import { toMemberCard } from '../profile/profile.mapper.js';
import type { AdminPageDto, AdminPostDto } from './admin-content.dto.js';
import type { AdminPageRow, AdminPostRow } from './admin-content.repository.js';

export function toAdminPost(row: AdminPostRow): AdminPostDto {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    like: row.likes,
    comments: row.comments,
    User: toMemberCard(row),
    Page:
      row.pageId === null ? null : { id: row.pageId, title: row.pageTitle ?? '', imageUrl: row.pageImage },
    feedData: { content: row.content, imagesUrl: row.images.map(({ url }) => url), images: row.images },
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
  };
}
