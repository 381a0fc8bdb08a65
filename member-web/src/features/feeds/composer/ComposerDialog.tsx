import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Image, ImagePlus, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { DropHint } from '../../../components/ImagePicker/DropHint';
import { FileInput } from '../../../components/ImagePicker/FileInput';
import { AttachmentList } from '../../../components/ImagePicker/AttachmentList';
import { useFileDrop } from '../../../components/ImagePicker/useFileDrop';
import type { RichTextEditorHandle } from '../../../components/RichTextEditor/editorProps';
import { RichTextEditor } from '../../../components/RichTextEditor/RichTextEditor';
import { ToolButton } from '../../../components/RichTextEditor/ToolButton';
import { useVisibleHeight } from '../../../lib/useVisibleHeight';
import { commonTexts } from '../../../texts/common';
import { composerTexts } from '../../../texts/composer';
import { ComposerHead } from './ComposerHead';
import { ComposerNotices } from './ComposerNotices';
import { ComposerStatus } from './ComposerStatus';
import { PostConflictDialog } from './PostConflictDialog';
import type { ComposerDialogProps } from './composerProps';
import { PlaceNotice } from './PlaceNotice';
import { wordings } from './subject';
import { useComposer } from './useComposer';

/* Phones, and windows so low or magnified that a dialog would leave no room to write. */
const COMPACT = '(max-width: 599.95px), (max-height: 519.95px)';

/** The editor of a post. In small windows it fills the screen, with the toolbar above the keyboard. */
export function ComposerDialog({
  subject,
  takeFiles,
  insteadOf,
  onClose,
  onDone,
  onOutdated,
}: ComposerDialogProps) {
  const wording = wordings[subject.kind];
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const editor = useRef<RichTextEditorHandle>(null);
  const isCompact = useMediaQuery(COMPACT, { noSsr: true });
  const visibleHeight = useVisibleHeight();
  const composer = useComposer({ subject, takeFiles, onDone });
  const { pictures, sending } = composer;
  const drop = useFileDrop((files) => void pictures.add(files));

  const choosePhotos = () => chooser.current?.click();
  const post = () => composer.post(editor.current?.html() ?? '');
  const close = () => {
    if (sending.isPosting) return;
    onClose();
    if (sending.isOutdated) onOutdated?.();
  };
  const discard = () => {
    composer.discard();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post();
  };

  const postButton = (
    <Button
      variant="contained"
      loading={sending.isPosting}
      disabled={!composer.canPost}
      onClick={post}
      sx={{ minWidth: 104 }}
    >
      {sending.isPosting ? wording.busy : wording.action}
    </Button>
  );
  const closeButton = (
    <IconButton aria-label={commonTexts.close} onClick={close} disabled={sending.isPosting}>
      <X size={22} aria-hidden />
    </IconButton>
  );
  const title = (
    <Typography id={titleId} variant="h2" sx={{ flex: 1, fontSize: isCompact ? 19 : 22 }}>
      {wording.title}
    </Typography>
  );
  // While the post is sent, Cancel aborts that; otherwise it discards the changes of an existing post.
  const cancel = sending.isPosting ? sending.cancel : subject.kind === 'edit' ? discard : undefined;
  const cancelButton = cancel && (
    <Button variant="text" onClick={cancel}>
      {commonTexts.cancel}
    </Button>
  );

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isCompact}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      // Also on the backdrop: otherwise the browser navigates to a photo that is dropped beside the dialog.
      {...drop.handlers}
      slotProps={{
        paper: {
          sx: {
            maxWidth: isCompact ? 'none' : 720,
            width: '100%',
            position: 'relative',
            ...(isCompact && { height: visibleHeight ?? '100dvh', alignSelf: 'flex-start' }),
          },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: isCompact ? 1 : 6,
          pr: 4,
          minHeight: isCompact ? 56 : 72,
          borderStyle: 'solid',
          borderWidth: isCompact ? '0 0 1px' : 0,
          borderColor: 'divider',
        }}
      >
        {isCompact ? (
          <>
            {closeButton}
            {title}
            {postButton}
          </>
        ) : (
          <>
            {title}
            {closeButton}
          </>
        )}
      </Box>
      <ComposerHead composer={composer} isNew={subject.kind === 'new'} isCompact={isCompact} />
      <PlaceNotice
        place={composer.place}
        insteadOf={insteadOf}
        isCompact={isCompact}
        onMove={() => composer.moveToEveryone(editor.current?.html() ?? '')}
        onFollowed={sending.clearError}
      />

      <RichTextEditor
        ref={editor}
        initialHtml={composer.initialHtml}
        label={composerTexts.yourPost}
        placeholder={composerTexts.shareThoughts}
        compact={isCompact}
        toolbarStart={<ToolButton label={composerTexts.photos} icon={ImagePlus} onClick={choosePhotos} />}
        onEdited={composer.onEdited}
        onSettled={composer.onSettled}
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
                  minHeight: isCompact ? 120 : 168,
                  display: 'flex',
                  flexDirection: 'column',
                }}
              >
                {content}
              </Box>
              {pictures.images.length > 0 && (
                <AttachmentList images={pictures.images} onChange={pictures.change} />
              )}
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
            {postButton}
          </>
        )}
      </Box>

      <FileInput ref={chooser} onChosen={(files) => void pictures.add(files)} />
      {drop.isDraggingOver && <DropHint />}
      {sending.conflict && (
        <PostConflictDialog conflict={sending.conflict} sending={sending} onKeepTheirs={onClose} />
      )}
    </Dialog>
  );
}
