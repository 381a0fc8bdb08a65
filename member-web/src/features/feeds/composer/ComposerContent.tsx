import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSendKey } from '@campus-commons/web-kit/pressedKey.ts';
import Box from '@mui/material/Box';
import { Image, ImagePlus, ListChecks } from 'lucide-react';
import { useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import { DropHint, useFileDrop } from '../../../components/ImagePicker/useFileDrop';
import { FileInput } from '../../../components/ImagePicker/FileInput';
import { AttachmentList } from '../../../components/ImagePicker/AttachmentList';
import type { RichTextEditorHandle } from '../../../components/RichTextEditor/editorProps';
import { RichTextEditor } from '../../../components/RichTextEditor/RichTextEditor';
import { ToolButton } from '../../../components/RichTextEditor/ToolButton';
import { commonTexts } from '../../../texts/common';
import { composerTexts } from '../../../texts/composer';
import { pollFormTexts } from '../../../texts/pollForm';
import { titledTexts } from '../../../texts/titled';
import { ComposerBar } from './ComposerBar';
import { MIN_TEXT_ABOVE_PHOTOS_PIXELS, textAlone } from './composerHeights';
import { ComposerHead } from './ComposerHead';
import { ComposerNotices } from './ComposerNotices';
import { ComposerTitle } from './ComposerTitle';
import { KindChoice } from './KindChoice';
import { ComposerStatus } from './ComposerStatus';
import { PostConflictDialog } from './PostConflictDialog';
import type { ComposerContentProps } from './composerProps';
import { PollPart } from './PollPart';
import { PlaceNotice } from './PlaceNotice';
import { isKindOpen, wordingOf, type PostPlace } from './subject';
import { useComposer } from './useComposer';

/** The content of the composer's dialog: the editor of a post. In small windows its toolbar is above the keyboard. */
export function ComposerContent({
  ref,
  subject,
  takeFiles,
  insteadOf,
  titleId,
  isCompact,
  onClose,
  onDone,
  onOutdated,
}: ComposerContentProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const editor = useRef<RichTextEditorHandle>(null);
  const composer = useComposer({ subject, takeFiles, onDone });
  const { pictures, sending } = composer;
  const wording = wordingOf(subject, composer.heading.kind);
  const drop = useFileDrop((files) => void pictures.add(files));

  const canAddPoll = composer.heading.kind === 'post' && !composer.poll.poll && !composer.poll.known;

  const choosePhotos = () => chooser.current?.click();
  const post = () => composer.post(editor.current?.html() ?? '');
  const close = () => {
    if (sending.isPosting) return;
    onClose();
    if (sending.isOutdated) onOutdated?.();
  };
  const moveTo = (page: PostPlace | undefined) => composer.moveTo(page, editor.current?.html() ?? '');
  const discard = () => {
    composer.discard();
    close();
  };
  useImperativeHandle(ref, () => ({
    close,
    handlers: {
      ...drop.handlers,
      onKeyDown: (event: KeyboardEvent) => {
        // The events of a dialog or popover above the composer bubble to it, although it does not contain them.
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (isInside && isSendKey(event)) post();
      },
    },
  }));

  const postButton = (
    <BusyButton
      variant="contained"
      loading={sending.isPosting}
      disabled={!composer.canPost}
      onClick={post}
      sx={{ minWidth: 104 }}
    >
      {sending.isPosting ? wording.busy : wording.action}
    </BusyButton>
  );
  // While the post is sent, Cancel aborts that; otherwise it discards the changes of an existing post.
  const cancel = sending.isPosting ? sending.cancel : subject.kind === 'edit' ? discard : undefined;
  const cancelButton = cancel && (
    <Button variant="text" onClick={cancel}>
      {commonTexts.cancel}
    </Button>
  );

  return (
    <>
      <ComposerBar
        title={wording.title}
        titleId={titleId}
        isCompact={isCompact}
        onClose={close}
        isBusy={sending.isPosting}
        action={postButton}
      />
      {isKindOpen(subject) && (
        <KindChoice
          kind={composer.heading.kind}
          isCompact={isCompact}
          isDisabled={sending.isPosting}
          onChoose={(kind) => composer.chooseKind(kind, editor.current?.html() ?? '')}
        />
      )}
      <ComposerHead
        composer={composer}
        isNew={subject.kind === 'new'}
        isCompact={isCompact}
        onMove={moveTo}
      />
      <PlaceNotice
        place={composer.place}
        insteadOf={insteadOf}
        isCompact={isCompact}
        onMove={() => moveTo(undefined)}
        onFollowed={sending.clearError}
      />

      {composer.heading.kind !== 'post' && (
        <ComposerTitle
          heading={composer.heading}
          isNew={subject.kind === 'new'}
          takesFocus={!isKindOpen(subject)}
          isCompact={isCompact}
          isDisabled={sending.isPosting}
          onChange={composer.changeHeading}
        />
      )}

      <RichTextEditor
        ref={editor}
        initialHtml={composer.initialHtml}
        label={composerTexts.yourPost}
        placeholder={titledTexts.placeholders[composer.heading.kind] ?? composerTexts.shareThoughts}
        compact={isCompact}
        toolbarStart={
          <>
            <ToolButton label={composerTexts.photos} icon={ImagePlus} onClick={choosePhotos} />
            {canAddPoll && (
              <ToolButton label={pollFormTexts.poll} icon={ListChecks} onClick={composer.poll.add} />
            )}
          </>
        }
        onEdited={composer.onEdited}
        onSettled={composer.onSettled}
        choices={composer.mentions}
        hasTopics
      >
        {({ toolbar, content }) => (
          <>
            <Box
              inert={sending.isPosting}
              sx={{
                order: isCompact ? 3 : 1,
                flex: 'none',
                borderStyle: 'solid',
                borderWidth: isCompact ? '1px 0 0' : '1px 0',
                borderColor: 'divider',
                py: isCompact ? 0.5 : 0,
              }}
            >
              {toolbar}
            </Box>
            <Box
              inert={sending.isPosting}
              sx={{
                order: 1,
                flex: '1 1 auto',
                minHeight: 0,
                overflowY: 'auto',
                display: 'flex',
                flexDirection: 'column',
                gap: 4,
                px: isCompact ? 4 : 6,
                pt: 5,
                pb: isCompact ? 2 : 5,
                opacity: sending.isPosting ? 0.6 : 1,
              }}
            >
              <Box
                sx={{
                  flex: '1 0 auto',
                  minHeight: isCompact
                    ? 120
                    : pictures.images.length > 0 || composer.poll.poll
                      ? MIN_TEXT_ABOVE_PHOTOS_PIXELS
                      : textAlone(subject),
                  display: 'flex',
                  flexDirection: 'column',
                }}
              >
                {content}
              </Box>
              {pictures.images.length > 0 && (
                <AttachmentList images={pictures.images} onChange={pictures.change} />
              )}
              <PollPart composer={composer} />
            </Box>
          </>
        )}
      </RichTextEditor>

      <ComposerNotices composer={composer} isCompact={isCompact} />

      <Box
        component="footer"
        sx={{
          order: 2,
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: isCompact ? 4 : 6,
          py: isCompact ? 2 : 3.5,
          minHeight: isCompact ? 44 : 72,
          bgcolor: isCompact ? undefined : 'campus.paper',
          borderStyle: 'solid',
          borderWidth: isCompact ? 0 : '1px 0 0',
          borderColor: 'divider',
        }}
      >
        <ComposerStatus composer={composer} />
        {cancelButton}
        {!isCompact && (
          <>
            {!sending.isPosting && (
              <Button variant="outlined" startIcon={<Image size={18} aria-hidden />} onClick={choosePhotos}>
                {composerTexts.photos}
              </Button>
            )}
            {!sending.isPosting && canAddPoll && (
              <Button
                variant="outlined"
                startIcon={<ListChecks size={18} aria-hidden />}
                onClick={composer.poll.add}
              >
                {pollFormTexts.poll}
              </Button>
            )}
            {postButton}
          </>
        )}
      </Box>

      <FileInput ref={chooser} onChosen={(files) => void pictures.add(files)} />
      {drop.isDraggingOver && <DropHint />}
      {sending.conflict && (
        <PostConflictDialog conflict={sending.conflict} sending={sending} onKeepTheirs={onClose} />
      )}
    </>
  );
}
