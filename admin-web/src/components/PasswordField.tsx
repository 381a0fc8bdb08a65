import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordFieldProps {
  label: string;
  /** The name browsers know the field by. */
  name?: string;
  /** What password managers are told; the password of this account without it. */
  autoComplete?: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; nothing when it is fine. */
  error: string | undefined;
}

/** A password, which its owner may look at while typing. */
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
