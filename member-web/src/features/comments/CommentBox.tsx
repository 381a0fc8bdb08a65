import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { isRefused } from '../../api/errors';
import { commentTexts } from '../../texts/comments';
import { useOwnProfile } from '../profile/exports/useOwnProfile';
import { CommentInput } from './CommentInput';
import { canSend, RoomLeft } from './RoomLeft';
import { useCommentsCreateMutation } from './commentsApi';
import { useUnsentComment } from './useUnsentComment';

interface CommentBoxProps {
  feedId: string;
  /** The member asked for it: it stands ready to be written in. */
  isWriting: boolean;
}

/** Where a member says something under a post. */
export function CommentBox({ feedId, isWriting }: CommentBoxProps) {
  const { text, attempts, write, sent } = useUnsentComment(feedId);
  // One call for the post and not for this box, which may be folded away and unfolded before the answer comes.
  const [create, { isLoading, error }] = useCommentsCreateMutation({ fixedCacheKey: `comment:${feedId}` });
  const profile = useOwnProfile();
  const input = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const comment = text.trim();

  // In the very turn of the press: later, phones would not show their keyboard.
  useLayoutEffect(() => {
    const field = input.current;
    if (!isWriting || !field) return;
    // The fold is still closed: scrolling to a field in it would leave its upper part out of sight.
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isWriting]);

  const send = async () => {
    if (!canSend(text) || isLoading) return;
    const { data, error: failure } = await create({
      createCommentDto: { feedId, comment },
      'Idempotency-Key': attempts.keyFor([comment]),
    });
    if (data || isRefused(failure)) attempts.over();
    if (data) {
      sent(comment);
      input.current?.focus();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Box component="form" onSubmit={onSubmit} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-end' }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, alignSelf: 'flex-start', pt: 1 }}>
          <Avatar path={profile?.profileUrl} size={36} />
        </Box>
        <CommentInput
          ref={input}
          label={commentTexts.write}
          placeholder={commentTexts.write}
          text={text}
          onWrite={write}
          onSend={() => void send()}
          isSending={isLoading}
          faultId={error && errorId}
        />
        <Button
          type="submit"
          variant="tonal"
          loading={isLoading}
          loadingPosition="center"
          disabled={!canSend(text)}
        >
          {commentTexts.add}
        </Button>
      </Box>
      <RoomLeft text={text} />
      {error && (
        <Alert severity="error" id={errorId}>
          {commentTexts.addFailed} {errorText(error)}
        </Alert>
      )}
    </Box>
  );
}
