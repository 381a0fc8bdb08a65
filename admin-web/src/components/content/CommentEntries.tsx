import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import type { CommentRecord } from '../../providers/records/content';
import { ClippedText } from '../ClippedText';
import { CommentDialog, underWhat } from './CommentDialog';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { Person } from './Person';

interface CommentEntriesProps {
  comments: CommentRecord[];
  /** Called after one was removed or restored, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** Comments, each opened in place. */
export function CommentEntries({ comments, onRemoved }: CommentEntriesProps) {
  return (
    <EntryList
      name="Comments"
      entries={comments}
      row={(comment, open) => (
        <EntryRow
          key={comment.id}
          name={`the comment of ${comment.author.name}`}
          words={<ClippedText lines={2}>{comment.text}</ClippedText>}
          facts={<ClippedText lines={2}>{underWhat(comment.postAuthor, comment.postExcerpt)}</ClippedText>}
          onOpen={open}
        >
          <Person person={comment.author}>{indiaDate(comment.createdAt)}</Person>
        </EntryRow>
      )}
      dialog={(comment, does) => <CommentDialog comment={comment} {...does} />}
      onRemoved={onRemoved}
    />
  );
}
