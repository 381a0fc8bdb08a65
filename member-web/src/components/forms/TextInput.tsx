import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface TextInputProps {
  label: string;
  /** What is wrong with the value; shown below it and read out with it. */
  error?: string;
  /** What react-hook-form's `register` answers. */
  field: UseFormRegisterReturn;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Tells browsers and password managers what belongs here. */
  autoComplete: string;
  inputMode?: 'email' | 'numeric';
  placeholder?: string;
  endAdornment?: OutlinedInputProps['endAdornment'];
}

/** A labelled field of a form. */
export function TextInput({ label, error, field, inputMode, ...input }: TextInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const { ref, ...handlers } = field;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        {...handlers}
        id={id}
        inputRef={ref}
        slotProps={{ input: { inputMode, 'aria-describedby': error === undefined ? undefined : errorId } }}
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
