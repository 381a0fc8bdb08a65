import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { NotificationContextProvider, useGetList, useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminCommentDto } from '../../api/generated';
import { newestFirst } from '../../providers/records';
import { FailureAlert } from '../FailureAlert';
import { LoadingMark } from '../LoadingMark';
import { Notice } from '../Notice';
import { CommentRemoval } from './CommentDialog';
import { MemberText } from './MemberText';
import { ParentCommentLine } from './ParentComment';
import { RowChangeButton } from './RowChangeButton';
import { Person } from './Person';

interface CommentThreadProps {
  postId: string;
  /** How many comments the post has, as far as is known before they are fetched. */
  count: number;
}

/** The comments of a post, newest first, with buttons to remove them. It shows its own notifications. */
export function CommentThread(props: CommentThreadProps) {
  return (
    <NotificationContextProvider>
      <Thread {...props} />
    </NotificationContextProvider>
  );
}

function Thread({ postId, count }: CommentThreadProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<AdminCommentDto>();
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    data,
    total: fetchedTotal,
    isFetching,
    error,
    refetch,
  } = useGetList<AdminCommentDto>(
    'comments',
    { pagination: { page, perPage: PAGE_SIZE }, sort: newestFirst, filter: { feedId: postId } },
    { placeholderData: (previous) => previous },
  );
  // A page that cannot be fetched has no total.
  const [total, setTotal] = useState(count);
  if (fetchedTotal !== undefined && fetchedTotal !== total) setTotal(fetchedTotal);
  // The dialog returns the focus to its button, which no longer exists after a removal.
  const wasRemoved = useRef(false);
  useEffect(() => {
    if (removing !== undefined || !wasRemoved.current) return;
    wasRemoved.current = false;
    heading.current?.focus();
  }, [removing]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // The last comment of the last page was removed.
  if (!isFetching && page > pages) setPage(pages);

  return (
    <Box component="section" aria-label={translate('resources.comments.name')} sx={{ position: 'relative' }}>
      <Typography ref={heading} variant="h3" tabIndex={-1} sx={{ mb: 2 }}>
        {counted('content.comment_count', total)}
      </Typography>
      <Notice />
      {isFetching && <LoadingMark>{translate('resources.comments.list.loading')}</LoadingMark>}
      {error && !isFetching && (
        <FailureAlert onTryAgain={() => void refetch()}>
          {translate('resources.comments.list.failed')}
        </FailureAlert>
      )}
      {!error && (
        <PlainList aria-label={translate('content.thread.name')} sx={{ opacity: isFetching ? 0.45 : 1 }}>
          {(data ?? []).map((comment) => (
            <Box
              key={comment.id}
              component="li"
              sx={{ py: 3, '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' } }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
                <Person person={comment.User}>{indiaDateTime(comment.createdAt)}</Person>
                <RowChangeButton
                  change="remove"
                  entryName={translate('content.comments.of', { name: comment.User.name })}
                  onChoose={() => setRemoving(comment)}
                />
              </Box>
              <Box sx={{ mt: 2, typography: 'body2' }}>
                <ParentCommentLine parent={comment.Parent} />
                <MemberText>{comment.comment}</MemberText>
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
      {pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 3 }}>
          <Button variant="outlined" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('content.thread.newer')}
          </Button>
          <Typography variant="body2" aria-live="polite" sx={{ color: 'campus.ink2' }}>
            {translate('content.thread.page', { page: formatCount(page), pages: formatCount(pages) })}
          </Typography>
          <Button variant="outlined" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {translate('content.thread.older')}
          </Button>
        </Box>
      )}
      {removing && (
        <CommentRemoval
          comment={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            wasRemoved.current = true;
          }}
        />
      )}
    </Box>
  );
}
