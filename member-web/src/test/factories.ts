import type { FeedDto, FeedListResponseDto, PaginationDto } from '../api/generated';
import { accept, type Reply } from './fakeApi';

/** Numbers of a list whose entries all stand on its first page. */
export function onePage(total: number): PaginationDto {
  return {
    total,
    totalPages: total === 0 ? 0 : 1,
    currentPage: 1,
    limit: 10,
    hasNextPage: false,
    hasPrevPage: false,
  };
}

/** A post by Sneha Pillai; `content` is HTML. */
export function aPost(content: string, rest: Partial<FeedDto> = {}): FeedDto {
  return {
    id: '7',
    createdAt: '2026-11-20T06:00:00.000Z',
    like: 0,
    comments: 0,
    isLiked: false,
    User: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
    Page: null,
    feedData: { content, imagesUrl: [], images: [] },
    ...rest,
  };
}

/** The answer to `getAllFeeds` with these posts on its only page. */
export function feedOf(
  ...feeds: FeedDto[]
): Reply<'/user/feeds/getAllFeeds'> & { body: FeedListResponseDto } {
  return accept({ data: { feeds, pagination: onePage(feeds.length), userId: '1' } });
}
