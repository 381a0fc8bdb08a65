import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface TextInputProps {
  label: string;
  /** The validation error; shown below the field, and read out with it. */
  error?: string;
  /** The return value of react-hook-form's `register`. */
  field: UseFormRegisterReturn;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'url';
  /** The HTML attribute, for browsers and password managers. */
  autoComplete?: string;
  inputMode?: 'email' | 'numeric';
  placeholder?: string;
  endAdornment?: OutlinedInputProps['endAdornment'];
  /** Focuses the field when it appears: for the first field of a dialog that was opened to fill it in. */
  autoFocus?: boolean;
  /** Shown beside the label: "optional". */
  remark?: string;
  /** Shown below the field, and read out with it. */
  hint?: string;
  /** Whether the hint is a count, which stands at the end of the line. */
  isCount?: boolean;
  /** Turns off autocorrection, capitalisation and spell checking, which may send the text to another service. */
  isSecret?: boolean;
  /** Number of lines of a multi-line field; without it the field has a single line. */
  lines?: number;
}

const noCorrection = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

/** A labelled field of a form. */
export function TextInput(props: TextInputProps) {
  const { label, error, field, inputMode, remark, hint, isCount, isSecret = false, lines, ...input } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const { ref, ...handlers } = field;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  const control = useRef<HTMLDivElement>(null);

  // After the first invalid field is focused, the error messages of other fields shift the page. So this field is
  // scrolled into view again.
  useEffect(() => {
    if (error !== undefined && control.current?.contains(document.activeElement)) {
      control.current.scrollIntoView({ block: 'nearest' });
    }
  }, [error]);

  return (
    <FormControl
      ref={control}
      fullWidth
      error={error !== undefined}
      // Keeps the field clear of the buttons that stay below a long form on phones.
      sx={{ scrollMarginBlock: '16px 84px' }}
    >
      <InputLabel htmlFor={id}>
        <span>{label}</span>
        {remark !== undefined && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{` (${remark})`}</Box>
        )}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...handlers}
        id={id}
        inputRef={ref}
        multiline={lines !== undefined}
        minRows={lines}
        // From the first paint: in prerendered markup the field has one line until the site's code measures it.
        sx={
          lines === undefined ? undefined : { '& textarea:not([aria-hidden])': { minHeight: `${lines}lh` } }
        }
        slotProps={{
          input: { inputMode, 'aria-describedby': described || undefined, ...(isSecret && noCorrection) },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
        {hint !== undefined && (
          <FormHelperText id={hintId} error={false} sx={{ ml: isCount ? 'auto' : 0 }}>
            {hint}
          </FormHelperText>
        )}
      </Box>
    </FormControl>
  );
}
