import { MAX_NOTE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { isSendKey, pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { focusCase } from './focusCase';

interface MessageFieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Whether it takes the focus when it appears, because it was asked for. */
  autoFocus?: boolean;
  id?: string;
}

/** A message to the member. Escape returns to the keys, Ctrl or ⌘ and Enter decides. */
export function MessageField({ label, text, onChange, onSend, ...field }: MessageFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      {...field}
      label={translate('dialog.optional', { label })}
      size="small"
      fullWidth
      multiline
      minRows={1}
      maxRows={4}
      value={text}
      onChange={(event) => onChange(limitEdit(text, event.target.value, MAX_NOTE_LENGTH))}
      onKeyDown={(event) => {
        if (isSendKey(event)) onSend();
        else if (pressedKey(event) === 'Escape') focusCase();
        else return;
        event.preventDefault();
      }}
    />
  );
}
