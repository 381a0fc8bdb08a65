import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { useTranslate } from 'react-admin';
import type { AdminCommentDto } from '../../api/generated';
import { ClippedText } from '../ClippedText';
import { CommentDialog, CommentRemoval, useCommentPlace } from './CommentDialog';
import { EntryActions } from './EntryActions';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { MetaLine, useFactsLine } from './MetaLine';
import { ParentCommentLine } from './ParentComment';
import { Person } from './Person';

/** Comments, each with its dialogs. */
export function CommentEntries({ comments }: { comments: AdminCommentDto[] }) {
  const translate = useTranslate();
  const placeOf = useCommentPlace();
  const facts = useFactsLine();
  return (
    <EntryList
      name={translate('resources.comments.name')}
      entries={comments}
      row={(comment, actions) => (
        <EntryRow
          key={comment.id}
          words={
            <>
              <ParentCommentLine parent={comment.Parent} />
              <ClippedText lines={2}>{comment.comment}</ClippedText>
            </>
          }
          facts={<ClippedText lines={2}>{facts(comment.removal, placeOf(comment))}</ClippedText>}
          buttons={
            <EntryActions
              resource="comments"
              id={comment.id}
              name={comment.User.name}
              removal={comment.removal}
              actions={actions}
            />
          }
        >
          <Person person={comment.User}>
            <MetaLine day={indiaDate(comment.createdAt)} />
          </Person>
        </EntryRow>
      )}
      dialog={(comment, actions) => <CommentDialog comment={comment} {...actions} />}
      removal={(comment, actions) => <CommentRemoval comment={comment} {...actions} />}
    />
  );
}
