import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { X, type LucideIcon } from 'lucide-react';
import type { TypedFilter } from './useTypedFilter';

interface FilterFieldProps {
  filter: TypedFilter;
  icon: LucideIcon;
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** Accessible name of the button that empties the field. */
  clearLabel: string;
  sx: OutlinedInputProps['sx'];
}

/** The field of a text that filters a list. */
export function FilterField({ filter, icon: Icon, label, placeholder, clearLabel, sx }: FilterFieldProps) {
  return (
    <OutlinedInput
      size="small"
      inputRef={filter.input}
      value={filter.text}
      onChange={(event) => filter.onType(event.target.value)}
      onBlur={filter.onBlur}
      placeholder={placeholder}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'campus.ink3' }}>
          <Icon size={18} strokeWidth={1.9} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        filter.text !== '' && (
          <IconButton size="small" onClick={filter.clear} aria-label={clearLabel}>
            <X size={18} strokeWidth={1.9} aria-hidden />
          </IconButton>
        )
      }
      sx={sx}
    />
  );
}
