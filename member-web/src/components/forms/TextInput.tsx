import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface TextInputProps {
  label: string;
  /** What is wrong with the value; shown below it and read out with it. */
  error?: string;
  /** What react-hook-form's `register` answers. */
  field: UseFormRegisterReturn;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Tells browsers and password managers what belongs here. */
  autoComplete?: string;
  inputMode?: 'email' | 'numeric';
  placeholder?: string;
  endAdornment?: OutlinedInputProps['endAdornment'];
  /** Takes the focus when it appears: for what stands alone in a dialog. */
  autoFocus?: boolean;
  /** Said beside the label: "optional". */
  remark?: string;
  /** Stands below the field, and is read out with it. */
  hint?: string;
  /** Keeps the browser from correcting and capitalising what is typed, and from having it spell-checked elsewhere. */
  isSecret?: boolean;
  /** Lines of a text of several; a single line without it. */
  lines?: number;
}

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

/** A labelled field of a form. */
export function TextInput(props: TextInputProps) {
  const { label, error, field, inputMode, remark, hint, isSecret = false, lines, ...input } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const { ref, ...handlers } = field;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  const control = useRef<HTMLDivElement>(null);

  // The messages of the fields below push the page about after the first faulty one got the focus.
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
      // Clear of the bars that stick to the top and to the bottom of phones.
      sx={{ scrollMarginBlock: '72px 148px' }}
    >
      <InputLabel htmlFor={id}>
        {label}
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
        slotProps={{
          input: { inputMode, 'aria-describedby': described || undefined, ...(isSecret && asTyped) },
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
        {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
        {hint !== undefined && (
          <FormHelperText id={hintId} error={false} sx={{ ml: 'auto', flex: 'none' }}>
            {hint}
          </FormHelperText>
        )}
      </Box>
    </FormControl>
  );
}
