import { invalid } from '../../common/app-error.js';
import type { CreateFeedDto, UpdateFeedDto } from './feeds.dto.js';
import type { PostHeading } from './feeds.repository.js';

/**
 * The heading of a new post.
 * @throws AppError 400 for a title of a post, a question or an article without one, and for anything else that would be public
 */
export function readHeading({ kind = 'post', title, isPublic }: CreateFeedDto): PostHeading {
  if (kind !== 'post' && title === undefined) throw invalid({ title: 'Give it a title' });
  return changedHeading({ kind, title: null, isPublic: false }, { title, isPublic });
}

/**
 * The heading of a changed post; what the form leaves out stays.
 * @throws AppError 400 for a title of a post, and for anything but an article that would be public
 */
export function changedHeading(
  current: PostHeading,
  { title, isPublic }: Pick<UpdateFeedDto, 'title' | 'isPublic'>,
): PostHeading {
  const { kind } = current;
  if (kind === 'post' && title !== undefined) {
    throw invalid({ title: 'Only a question or an article has a title' });
  }
  if (kind !== 'article' && isPublic !== undefined) {
    throw invalid({ isPublic: 'Only an article can be read by everybody with the link' });
  }
  return {
    kind,
    title: title ?? current.title,
    isPublic: isPublic === undefined ? current.isPublic : isPublic === 'true',
  };
}
