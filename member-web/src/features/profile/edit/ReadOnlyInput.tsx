import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Lock } from 'lucide-react';
import { useId } from 'react';

/** A value that the form shows but cannot change. */
export function ReadOnlyInput({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        readOnly
        endAdornment={<Lock size={18} aria-hidden style={{ flex: 'none', marginInline: 10 }} />}
      />
    </FormControl>
  );
}
