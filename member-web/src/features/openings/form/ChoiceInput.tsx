import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Looks like the fields beside it; the library's would bring a field of its own with it. */
const Choice = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  minHeight: 48,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.campus.inputBorder}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.raised,
  color: 'inherit',
  '&:focus-visible': focusRing(theme),
}));

interface ChoiceInputProps {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  /** What can be chosen, with its words. */
  options: readonly (readonly [value: string, label: string])[];
}

/** A labelled choice of one of many: the browser's own list, which phones show full-screen. */
export function ChoiceInput({ label, field, error, options }: ChoiceInputProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      <Choice {...field} id={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Choice>
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
