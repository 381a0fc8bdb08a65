import type { DeleteParams, DeleteResult, RaRecord } from 'react-admin';
import type { AdminPageDto, AdminPostDto, MemberCardDto } from '../api/generated';
import type { PageRecord, PersonRecord, PostRecord } from './records/content';

export function postRecord({ User, Page, feedData, ...post }: AdminPostDto): PostRecord {
  return {
    id: post.id,
    author: personRecord(User),
    pageTitle: Page?.title ?? null,
    html: feedData.content,
    pictures: feedData.images.map(({ url, width, height, alt }) => ({ path: url, width, height, alt })),
    likes: post.like,
    comments: post.comments,
    createdAt: post.createdAt,
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
  };
}

/** Removing takes its reason as `{ meta: { reason } }`. */
export function removalBody({ id, meta }: DeleteParams): { id: string; reason: string } {
  const details: unknown = meta;
  if (
    typeof details !== 'object' ||
    details === null ||
    !('reason' in details) ||
    typeof details.reason !== 'string'
  ) {
    throw new Error('A removal needs a "reason" in its meta.');
  }
  return { id: String(id), reason: details.reason };
}

export function removalResult(_answer: unknown, { id }: DeleteParams<RaRecord>): DeleteResult<RaRecord> {
  return { data: { id } };
}

function personRecord({ id, name, UserProfile }: MemberCardDto): PersonRecord {
  return { id, name, picture: UserProfile.profileUrl };
}
