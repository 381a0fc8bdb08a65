import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, Ref } from 'react';
import { isTooLong } from './CharactersLeft';

interface CommentInputProps {
  ref?: Ref<HTMLTextAreaElement>;
  /** The accessible name of the field. */
  label: string;
  placeholder?: string;
  text: string;
  onWrite: (text: string) => void;
  /** Called on Ctrl or ⌘ + Enter; Enter alone adds a line. */
  onSend: () => void;
  /** Called on Escape. */
  onCancel?: () => void;
  /** The field is read-only while the comment is sent. */
  isSending: boolean;
  /** Id of the element with the error message. */
  errorId: string | undefined;
  autoFocus?: boolean;
}

/** The text field for a comment; it grows with the text, up to eight lines. */
export function CommentInput({
  ref,
  label,
  text,
  onWrite,
  onSend,
  onCancel,
  isSending,
  errorId,
  ...input
}: CommentInputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    if (event.key === 'Escape' && !isSending) onCancel?.();
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
      slotProps={{ input: { 'aria-label': label, 'aria-describedby': errorId } }}
      multiline
      maxRows={8}
      size="small"
      fullWidth
      sx={{ typography: 'compact', '&.MuiInputBase-multiline': { py: '9.5px' } }}
    />
  );
}
