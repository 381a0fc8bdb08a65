import { isSendKey, pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import type { MentionChoices } from '../../components/mentions/mentionChoices';
import { MentionSuggestions } from '../../components/mentions/MentionSuggestions';
import { fieldOfTextArea } from '../../components/suggestions/suggestionField';
import { isTooLong } from './CharactersLeft';
import { useFormInView } from './useFormInView';

interface CommentInputProps {
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** The accessible name of the field. */
  label: string;
  placeholder?: string;
  text: string;
  onWrite: (text: string) => void;
  /** Called on Ctrl or ⌘ + Enter; Enter alone adds a line. */
  onSend: () => void;
  /** Called on Escape. */
  onCancel?: () => void;
  /** Whose names the writer has inserted from the suggestions. */
  mentions: MentionChoices;
  /** The post whose people are suggested first. */
  feedId?: string;
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
  mentions,
  feedId,
  isSending,
  errorId,
  ...input
}: CommentInputProps) {
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const field = useMemo(() => element && fieldOfTextArea(element), [element]);
  const setRefs = useCallback(
    (input: HTMLTextAreaElement | null) => {
      setElement(input);
      if (ref) ref.current = input;
    },
    [ref],
  );
  useFormInView(element, text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) onSend();
    if (pressedKey(event) === 'Escape' && !isSending) onCancel?.();
  };
  return (
    <>
      <OutlinedInput
        {...input}
        inputRef={setRefs}
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
        sx={{
          typography: 'compact',
          '&.MuiInputBase-multiline': { py: '9.5px' },
          // The layer of the mentions lies behind the letters and within the frame.
          isolation: 'isolate',
        }}
      />
      {field && <MentionSuggestions field={field} feedId={feedId} choices={mentions} text={text} />}
    </>
  );
}
