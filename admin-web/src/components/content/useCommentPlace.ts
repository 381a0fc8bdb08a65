import { useTranslate } from 'react-admin';
import type { AdminCommentDto } from '../../api/generated';

/** Describes the post that a comment belongs to. */
export function useCommentPlace() {
  const translate = useTranslate();
  return ({ Feed: { excerpt, User } }: AdminCommentDto): string =>
    translate(excerpt === '' ? 'content.comments.under_pictures' : 'content.comments.under_post', {
      author: User.name,
      excerpt,
    });
}
