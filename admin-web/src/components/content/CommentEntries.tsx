import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { useTranslate } from 'react-admin';
import type { CommentRecord } from '../../providers/records/content';
import { ClippedText } from '../ClippedText';
import { CommentDialog } from './CommentDialog';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { Person } from './Person';
import { useCommentPlace } from './useCommentPlace';

/** Comments, each with its dialog. */
export function CommentEntries({ comments }: { comments: CommentRecord[] }) {
  const translate = useTranslate();
  const placeOf = useCommentPlace();
  return (
    <EntryList
      name={translate('resources.comments.name')}
      entries={comments}
      row={(comment, open) => (
        <EntryRow
          key={comment.id}
          name={translate('content.comments.of', { name: comment.author.name })}
          words={<ClippedText lines={2}>{comment.text}</ClippedText>}
          facts={<ClippedText lines={2}>{placeOf(comment)}</ClippedText>}
          onOpen={open}
        >
          <Person person={comment.author}>{indiaDate(comment.createdAt)}</Person>
        </EntryRow>
      )}
      dialog={(comment, actions) => <CommentDialog comment={comment} {...actions} />}
    />
  );
}
