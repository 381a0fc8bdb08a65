import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, Ref } from 'react';
import { isTooLong } from './RoomLeft';

interface CommentInputProps {
  ref?: Ref<HTMLTextAreaElement>;
  /** What a screen reader calls the field. */
  label: string;
  placeholder?: string;
  text: string;
  onWrite: (text: string) => void;
  /** Asked for by Ctrl or ⌘ with Enter; Enter alone begins a new line. */
  onSend: () => void;
  /** Asked for by Escape. */
  onGiveUp?: () => void;
  /** The text stays as it is while it is sent. */
  isSending: boolean;
  /** Id of what is said of a failure. */
  faultId: string | undefined;
  autoFocus?: boolean;
}

/** The field in which a comment is written; it grows with the text, up to eight lines. */
export function CommentInput({
  ref,
  label,
  text,
  onWrite,
  onSend,
  onGiveUp,
  isSending,
  faultId,
  ...input
}: CommentInputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    if (event.key === 'Escape' && !isSending) onGiveUp?.();
  };
  return (
    <OutlinedInput
      {...input}
      inputRef={ref}
      value={text}
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={onKeyDown}
      readOnly={isSending}
      error={isTooLong(text)}
      slotProps={{ input: { 'aria-label': label, 'aria-describedby': faultId } }}
      multiline
      maxRows={8}
      size="small"
      fullWidth
      sx={{ typography: 'compact', '&.MuiInputBase-multiline': { py: '9.5px' } }}
    />
  );
}
