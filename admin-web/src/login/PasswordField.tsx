import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; nothing when it is fine. */
  error: string | undefined;
}

/** The password, which its owner may look at while typing. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <TextField
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <IconButton
              aria-label={isShown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!isShown)}
            >
              <Icon size={20} strokeWidth={1.9} aria-hidden />
            </IconButton>
          ),
        },
      }}
    />
  );
}
