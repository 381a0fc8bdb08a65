import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordFieldProps {
  label: string;
  /** The `name` attribute. Default "password". */
  name?: string;
  /** Tells password managers the kind of password. Default "current-password". */
  autoComplete?: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  /** Validation message; undefined when the value is valid. */
  error: string | undefined;
}

/** A password field with a button that shows or hides the password. */
export function PasswordField({
  label,
  name = 'password',
  autoComplete = 'current-password',
  value,
  onChange,
  error,
}: PasswordFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
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
              aria-label={translate(isShown ? 'password.hide' : 'password.show', {
                label: label.toLowerCase(),
              })}
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
