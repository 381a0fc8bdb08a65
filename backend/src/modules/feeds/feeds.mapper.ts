import { readMentions } from '../../common/mention-sql.js';
import { toVersion } from '../../common/version.js';
import { toPoll } from './polls/polls.mapper.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import type { FeedDto } from './feeds.dto.js';
import type { PostRow } from './feeds.repository.js';
import { readTopics } from './topics/topic-sql.js';

/** A post for one of the viewers for whom it was read. */
export function toFeed(row: PostRow, viewerId: string): FeedDto {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: toVersion(row.revision),
    kind: row.kind,
    title: row.title,
    isPublic: row.isPublic,
    answerId: row.answerId,
    like: row.likes,
    comments: row.comments,
    isLiked: row.likedBy.includes(viewerId),
    isSaved: row.savedBy.includes(viewerId),
    User: toMemberCard(row),
    Page:
      row.pageId === null ? null : { id: row.pageId, title: row.pageTitle ?? '', imageUrl: row.pageImage },
    Project: row.projectId === null ? null : { id: row.projectId, title: row.projectTitle ?? '' },
    feedData: {
      content: row.content,
      imagesUrl: row.images.map(({ url }) => url),
      images: row.images,
    },
    mentions: readMentions(row.mentions),
    poll: toPoll(row.poll, viewerId),
    topics: readTopics(row.topics),
  };
}

/** A held post for its author. Its files cannot be fetched, so it names no pictures. */
export function toHeldFeed(row: PostRow, authorId: string): FeedDto {
  return { ...toFeed({ ...row, images: [] }, authorId), isHeld: true };
}
