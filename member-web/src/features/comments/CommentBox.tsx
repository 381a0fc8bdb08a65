import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { isRefused } from '../../api/errors';
import { commonTexts } from '../../texts/common';
import type { TalkTexts } from '../../texts/answers';
import { commentTexts } from '../../texts/feeds';
import { replyTexts } from '../../texts/replies';
import { useOwnProfile } from '../profile/exports/useOwnProfile';
import { CommentInput } from './CommentInput';
import { canSend, CharactersLeft } from './CharactersLeft';
import { useCommentsCreateMutation } from './commentsApi';
import { useCommentDraft } from './useCommentDraft';
import { formRoom } from './useFormInView';

interface CommentBoxProps {
  feedId: string;
  /** Those of answers, if it is one. */
  words?: Pick<TalkTexts, 'addFailed' | 'write'>;
  /** Focuses the field, because the member wants to write a comment. */
  isWriting: boolean;
  /** Called when the comment is saved, with its id; the list with it is still to come. */
  onPosted: (id: string) => void;
  /** What it replies to; without it, it is a comment on the post. */
  reply?: {
    parentId: string;
    /** Whom it answers. */
    name: string;
    /** Closes the form; the draft is discarded. */
    onCancel: () => void;
  };
}

/** The form to write a comment on a post, or a reply to one. */
export function CommentBox({ feedId, words = commentTexts, isWriting, onPosted, reply }: CommentBoxProps) {
  const name = reply ? (`reply:${reply.parentId}` as const) : (`comment:${feedId}` as const);
  const { text, idempotencyKeys, mentions, write, sent } = useCommentDraft(name);
  // The call is shared by all forms of the post, because the section may be collapsed and expanded before the answer
  // arrives.
  const [create, { isLoading, error }] = useCommentsCreateMutation({ fixedCacheKey: name });
  const profile = useOwnProfile();
  const input = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const comment = text.trim();

  // In a layout effect, because phones open the keyboard only when the focus moves during the tap.
  useLayoutEffect(() => {
    const field = input.current;
    if (!isWriting || !field) return;
    // The section is still collapsed: scrolling now would leave the upper part of the field out of view.
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isWriting]);

  const send = async () => {
    if (!canSend(text) || isLoading) return;
    const named = mentions.fieldFor(comment);
    const { data, error: failure } = await create({
      createCommentDto: { feedId, comment, ...named, ...(reply && { parentId: reply.parentId }) },
      'Idempotency-Key': idempotencyKeys.keyFor([comment, ...(named.mentions ?? [])]),
    });
    if (data || isRefused(failure)) idempotencyKeys.discard();
    if (data) {
      sent(comment);
      input.current?.focus();
      onPosted(data.data.id);
    }
  };
  const cancel = () => {
    write('');
    reply?.onCancel();
  };
  const label = reply ? replyTexts.write(reply.name) : words.write;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const sendButton = (
    <BusyButton
      type="submit"
      variant="tonal"
      loading={isLoading}
      loadingPosition="center"
      disabled={!canSend(text)}
    >
      {reply ? replyTexts.reply : commentTexts.add}
    </BusyButton>
  );
  return (
    <Box
      component="form"
      aria-label={reply && label}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2, ...formRoom }}
    >
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-end' }}>
        {!reply && (
          <Box sx={{ display: { xs: 'none', sm: 'block' }, alignSelf: 'flex-start', pt: 1 }}>
            <Avatar person={profile?.User} path={profile?.profileUrl} size={36} />
          </Box>
        )}
        <CommentInput
          ref={input}
          label={label}
          placeholder={reply ? replyTexts.placeholder : words.write}
          text={text}
          onWrite={write}
          onSend={() => void send()}
          // What is written is lost only by the button that says so.
          onCancel={text === '' ? reply?.onCancel : undefined}
          mentions={mentions}
          feedId={feedId}
          isSending={isLoading}
          errorId={error && errorId}
        />
        {!reply && sendButton}
      </Box>
      {reply && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          {sendButton}
          <Button variant="text" onClick={cancel} disabled={isLoading}>
            {commonTexts.cancel}
          </Button>
        </Box>
      )}
      <CharactersLeft text={text} />
      {error && (
        <Alert severity="error" id={errorId}>
          {`${reply ? replyTexts.failedToSend : words.addFailed} ${errorText(error)}`}
        </Alert>
      )}
    </Box>
  );
}
