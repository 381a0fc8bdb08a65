import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import type {
  CommentDto,
  MemberCardDto,
  FeedDto,
  FeedListResponseDto,
  GrowingPaginationDto,
  PageDto,
  PaginationDto,
  ProfileDto,
} from '../api/generated';
import { accept, type Reply } from './fakeApi';

/** The pagination of a list whose entries are all on the first page. */
export function onePage(total: number): PaginationDto {
  return {
    total,
    totalPages: total === 0 ? 0 : 1,
    currentPage: 1,
    limit: PAGE_SIZE,
    hasNextPage: false,
    hasPrevPage: false,
  };
}

/** A post by Sneha Pillai; `content` is HTML. */
export function aPost(content: string, rest: Partial<FeedDto> = {}): FeedDto {
  return {
    id: '7',
    createdAt: '2026-11-20T06:00:00.000Z',
    editedAt: null,
    version: '1',
    like: 0,
    comments: 0,
    isLiked: false,
    isSaved: false,
    kind: 'post',
    title: null,
    isPublic: false,
    answerId: null,
    User: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
    Page: null,
    Project: null,
    feedData: { content, imagesUrl: [], images: [] },
    mentions: [],
    topics: [],
    poll: null,
    ...rest,
  };
}

/** The answer to `getAllFeeds` with these posts on its only page. */
export function feedOf(
  ...feeds: FeedDto[]
): Reply<'/user/feeds/getAllFeeds'> & { body: FeedListResponseDto } {
  return accept({ data: { feeds, pagination: onePage(feeds.length), userId: '1' } });
}

/** A token of member `id`, with only the part that the browser reads. */
export function tokenOf(id: string): string {
  return `head.${btoa(JSON.stringify({ sub: id }))}.sign`;
}

/** Page `page` of a list of `total` entries: the numbers of its entries, and its pagination. */
export function pageOfMany(page: number, total: number): { numbers: number[]; pagination: PaginationDto } {
  const totalPages = Math.ceil(total / PAGE_SIZE);
  const numbers = Array.from({ length: total }, (_, index) => index + 1).slice(
    (page - 1) * PAGE_SIZE,
    page * PAGE_SIZE,
  );
  return {
    numbers,
    pagination: {
      total,
      totalPages,
      currentPage: page,
      limit: PAGE_SIZE,
      hasNextPage: page < totalPages,
      hasPrevPage: page > 1,
    },
  };
}

/** The entries of a page after the cursor `after` of a list of `total` entries: their numbers, and the pagination. A cursor is a number. */
export function growing(
  after: string,
  total: number,
): { numbers: number[]; pagination: GrowingPaginationDto } {
  const page = Number(after) / PAGE_SIZE + 1;
  const { numbers, pagination } = pageOfMany(page, total);
  return {
    numbers,
    pagination: { ...pagination, next: pagination.hasNextPage ? String(page * PAGE_SIZE) : null },
  };
}

/** A comment by Lalrinpuii Hmar. */
export function aComment(comment: string, rest: Partial<CommentDto> = {}): CommentDto {
  return {
    id: comment,
    comment,
    createdAt: '2026-11-20T06:30:00.000Z',
    editedAt: null,
    version: '1',
    parentId: null,
    User: { id: '4', name: 'Lalrinpuii Hmar', UserProfile: { profileUrl: null, title: null } },
    mentions: [],
    ...rest,
  };
}

/** A member as lists show them. */
export function aCard(id: string, name: string): MemberCardDto {
  return { id, name, UserProfile: { profileUrl: null, title: null } };
}

/** The profile of Ananya Tripathi, who is signed in. */
export function aProfile(rest: Partial<ProfileDto> = {}): ProfileDto {
  return {
    User: {
      id: '1',
      name: 'Ananya Tripathi',
      email: 'ananya@example.in',
      phone: '9000218344',
      emailConfirmed: true,
    },
    title: 'Robotics lead',
    bio: null,
    profileUrl: null,
    coverUrl: null,
    collegeName: 'IET Lucknow',
    collegeYear: '2027',
    courseName: null,
    followers: 0,
    following: 0,
    version: '1',
    isOwner: true,
    ...rest,
  };
}

/** A page that another member created and that the viewer does not follow. */
export function aPage(title: string, rest: Partial<PageDto> = {}): PageDto {
  return {
    id: '20',
    title,
    description: 'Where we meet',
    imageUrl: null,
    category: 'Club',
    followers: 486,
    posts: 3,
    isFollowing: false,
    UserId: '9',
    updatedAt: '2026-11-20T06:00:00.000Z',
    version: '1',
    User: { name: 'Kabir Anand' },
    ...rest,
  };
}
