import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { BusyButton } from '../../components/BusyButton';
import { isStale } from '../../api/errors';
import type { CommentDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { EditConflictDialog } from '../../components/EditConflictDialog';
import { ChosenMentions } from '../../lib/drafts/chosenMentions';
import { EditBase } from '../../lib/drafts/editConflicts';
import { useDrafts } from '../../lib/drafts/useDrafts';
import type { TalkTexts } from '../../texts/answers';
import { commentTexts } from '../../texts/feeds';
import { commonTexts } from '../../texts/common';
import { CommentInput } from './CommentInput';
import { canSend, CharactersLeft } from './CharactersLeft';
import { fetchComment, pendingSave, useSaveComment } from './commentsApi';
import { formRoom } from './useFormInView';

interface CommentEditorProps {
  comment: CommentDto;
  /** Those of an answer, if it is one. */
  words: TalkTexts;
  /** Called when the edit is saved or discarded. */
  onClose: () => void;
}

/** Edits a comment in place. Its draft survives a reload, an expired session and a closed tab. */
export function CommentEditor({ comment, words, onClose }: CommentEditorProps) {
  const drafts = useDrafts();
  const name = `edit-comment:${comment.id}` as const;
  const [text, setText] = useState(() => drafts.read(name) ?? comment.comment);
  const [base] = useState(() => new EditBase(drafts, name, comment.version));
  const [mentions] = useState(() => new ChosenMentions(drafts, name, comment.mentions));
  /** The version that was saved meanwhile (409), while the member chooses between the two. */
  const [present, setPresent] = useState<CommentDto>();
  const [update, { isLoading, error, reset }] = useSaveComment(comment.id);
  const dispatch = useDispatch<ApiDispatch>();
  const errorId = useId();

  const write = (written: string) => {
    setText(written);
    drafts.write(name, written);
    base.save();
  };
  const close = () => {
    drafts.remove(name);
    base.remove();
    mentions.remove();
    reset();
    onClose();
  };
  const settle = async ({ data, error: failure }: Awaited<ReturnType<typeof update>>) => {
    if (data) close();
    if (!isStale(failure)) return;
    const now = await dispatch(fetchComment(comment.id));
    // The same text is already saved: an earlier answer was lost, or another tab saved it.
    if (now?.comment === text.trim()) close();
    else setPresent(now);
  };
  const save = (version = base.version) => {
    if (!canSend(text) || isLoading) return;
    const written = { comment: text.trim(), ...mentions.fieldFor(text) };
    void update({ updateCommentDto: { id: comment.id, ...written, version } }).then(settle);
  };
  // If the editor is opened again while the previous one is still saving, it handles the result of that call.
  const joinPendingSave = useEffectEvent(() => {
    void dispatch(pendingSave(comment.id))?.then(settle);
  });
  useEffect(() => joinPendingSave(), []);
  const keepEditing = () => {
    if (present) base.rebaseTo(present.version);
    setPresent(undefined);
    reset();
  };
  const isAsking = present !== undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <Box
      component="form"
      aria-label={words.editing}
      onSubmit={onSubmit}
      sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2, ...formRoom }}
    >
      <CommentInput
        label={words.comment}
        text={text}
        onWrite={write}
        onSend={() => save()}
        // A change is lost only by the button that says so.
        onCancel={text === comment.comment ? close : undefined}
        mentions={mentions}
        isSending={isLoading}
        errorId={error && errorId}
        autoFocus
      />
      <CharactersLeft text={text} />
      {error && !(isAsking && isStale(error)) && (
        <Alert severity="error" id={errorId}>
          {`${words.updateFailed} ${errorText(error)}`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton
          type="submit"
          variant="tonal"
          loading={isLoading}
          loadingPosition="center"
          disabled={!canSend(text)}
        >
          {commentTexts.save}
        </BusyButton>
        <Button variant="text" onClick={close} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
      </Box>
      {present && (
        <EditConflictDialog
          differences={[{ label: words.comment, theirs: present.comment, mine: text }]}
          mineText={text}
          isBusy={isLoading}
          error={error && !isStale(error) ? errorText(error) : undefined}
          onUseMine={() => save(present.version)}
          onKeepTheirs={onClose}
          onKeepEditing={keepEditing}
        />
      )}
    </Box>
  );
}
