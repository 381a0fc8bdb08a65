import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface PlainTextProps {
  label: string;
  text: string;
  /** Longest text, characters; nothing can be typed beyond it. */
  max: number;
  onWrite: (text: string) => void;
}

/** A labelled field of several lines. */
export function PlainText({ label, text, max, onWrite }: PlainTextProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        value={text}
        multiline
        minRows={3}
        onChange={({ target }) => onWrite(limitEdit(text, target.value, max))}
        slotProps={{ input: { dir: 'auto' } }}
      />
    </FormControl>
  );
}
