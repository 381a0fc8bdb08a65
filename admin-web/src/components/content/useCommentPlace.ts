import { useTranslate } from 'react-admin';
import type { CommentRecord } from '../../providers/records/content';

/** Describes the post that a comment belongs to. */
export function useCommentPlace() {
  const translate = useTranslate();
  return ({ postAuthor: author, postExcerpt: excerpt }: CommentRecord): string =>
    translate(excerpt === '' ? 'content.comments.under_pictures' : 'content.comments.under_post', {
      author,
      excerpt,
    });
}
