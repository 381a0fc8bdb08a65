import { toVersion } from '../../common/version.js';
import type { PageDetailsDto, PageDto } from './pages.dto.js';
import type { PageDetailsRow, PageRow } from './pages.repository.js';

export function toPage(row: PageRow): PageDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: row.imagePath,
    category: row.category,
    followers: row.followers,
    posts: row.posts,
    isFollowing: row.isFollowing,
    UserId: row.creatorId,
    updatedAt: row.activeAt.toISOString(),
    version: toVersion(row.revision),
    User: { name: row.creatorName },
  };
}

export function toPageDetails(row: PageDetailsRow, viewerId: string): PageDetailsDto {
  return {
    page: toPage(row),
    admin: {
      id: row.creatorId,
      name: row.creatorName,
      profileUrl: row.creatorAvatar,
      isAdmin: row.creatorId === viewerId,
    },
    isFollowing: row.isFollowing,
    bell: row.bell,
  };
}
