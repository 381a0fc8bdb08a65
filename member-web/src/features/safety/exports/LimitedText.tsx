import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { fieldTexts } from '../../../texts/fields';

/** Lines of the field while it is empty or nearly so, and at most; it scrolls beyond. */
const LINES = { min: 3, max: 8 };

/** Whether a text can be sent: it is not longer than `max` characters. */
export const isWithin = (text: string, max: number) => lengthOf(text.trim()) <= max;

interface LimitedTextProps {
  label: string;
  /** Shown beside the label: "optional". */
  remark?: string;
  text: string;
  /** Maximum characters. */
  max: number;
  onWrite: (text: string) => void;
  autoFocus?: boolean;
}

/** A field of several lines that says how much of its room is used. Nothing is cut off: too much can be shortened. */
export function LimitedText({ label, remark, text, max, onWrite, autoFocus }: LimitedTextProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={!isWithin(text, max)}>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
        {remark !== undefined && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{` (${remark})`}</Box>
        )}
      </InputLabel>
      <OutlinedInput
        id={id}
        multiline
        minRows={LINES.min}
        maxRows={LINES.max}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        autoFocus={autoFocus}
        slotProps={{ input: { dir: 'auto', 'aria-describedby': `${id}-length` } }}
      />
      <FormHelperText id={`${id}-length`} sx={{ textAlign: 'right' }}>
        {fieldTexts.lengthOf(lengthOf(text.trim()), max)}
      </FormHelperText>
    </FormControl>
  );
}
