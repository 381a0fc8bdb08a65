import type {
  DeleteParams,
  DeleteResult,
  GetListParams,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import type {
  AdminCommentDto,
  AdminPageDto,
  AdminPostDto,
  AdminRemovalDto,
  MemberCardDto,
} from '../api/generated';
import { searchBody, withDefault } from './mapping';
import type {
  CommentRecord,
  PageRecord,
  PersonRecord,
  PictureRecord,
  PostRecord,
  RemovalRecord,
} from './records/content';

export function postRecord({ User, Page, feedData, ...post }: AdminPostDto): PostRecord {
  return {
    id: post.id,
    author: personRecord(User),
    pageTitle: Page?.title ?? null,
    html: feedData.content,
    pictures: pictureRecords(feedData),
    likes: post.like,
    comments: post.comments,
    createdAt: post.createdAt,
    removal: removalRecord(post.removal),
  };
}

export function commentRecord({ User, Feed, ...comment }: AdminCommentDto): CommentRecord {
  return {
    id: comment.id,
    author: personRecord(User),
    text: comment.comment,
    postExcerpt: withDefault(Feed.excerpt, ''),
    postAuthor: Feed.User.name,
    createdAt: comment.createdAt,
    removal: removalRecord(comment.removal),
  };
}

export function pageRecord({ User, ...page }: AdminPageDto): PageRecord {
  return {
    id: page.id,
    title: page.title,
    description: page.description,
    picture: page.imageUrl,
    category: page.category,
    creator: personRecord(User),
    followers: page.followers,
    posts: page.posts,
    createdAt: page.createdAt,
    activeAt: page.updatedAt,
    removal: removalRecord(page.removal),
  };
}

/**
 * The body of a list of posts, pages or comments.
 *
 * @param params its filter has `search`, `removed: true` for removed entries, and for comments `feedId`, the post's id
 */
export function contentBody({ filter, ...params }: GetListParams) {
  const { removed, feedId, ...rest } = (filter ?? {}) as Record<string, unknown>;
  return {
    ...searchBody({ ...params, filter: rest }),
    ...(removed === true && { removed: true }),
    ...(typeof feedId === 'string' && { feedId }),
  };
}

/**
 * The body of a removal.
 *
 * @param params `{ meta: { reason, note } }`; the note may be empty
 * @throws Error without a reason
 */
export function removalBody({ id, meta }: DeleteParams): { id: string; reason: string; note?: string } {
  const details: unknown = meta;
  if (
    typeof details !== 'object' ||
    details === null ||
    !('reason' in details) ||
    typeof details.reason !== 'string'
  ) {
    throw new Error('A removal needs a "reason" in its meta.');
  }
  const note = 'note' in details && typeof details.note === 'string' ? details.note : '';
  return { id: String(id), reason: details.reason, ...(note !== '' && { note }) };
}

/** The body of a restoration: only the id. */
export function restorationBody({ id }: UpdateParams): { id: string } {
  return { id: String(id) };
}

/** The API's message about a restoration: the entry may still be hidden for another reason. */
export function restorationResult(
  { message }: { message: string },
  { id }: UpdateParams<RaRecord>,
): UpdateResult<RaRecord & { message: string }> {
  return { data: { id, message } };
}

export function removalResult(_answer: unknown, { id }: DeleteParams<RaRecord>): DeleteResult<RaRecord> {
  return { data: { id } };
}

/** The pictures of a post. The specified answer has only their paths. */
function pictureRecords({ images, imagesUrl }: Partial<AdminPostDto['feedData']>): PictureRecord[] {
  return (
    images?.map(({ url, width, height, alt }) => ({ path: url, width, height, alt })) ??
    withDefault(imagesUrl, []).map((path) => ({ path, alt: '' }))
  );
}

function personRecord({ id, name, UserProfile }: MemberCardDto): PersonRecord {
  return { id, name, picture: UserProfile.profileUrl };
}

function removalRecord(removal: AdminRemovalDto | undefined): RemovalRecord | null {
  if (!removal) return null;
  const { at, until, reason, note, by } = removal;
  return { at, until, reason: reason ?? '', note: note ?? '', by: by ?? '' };
}
