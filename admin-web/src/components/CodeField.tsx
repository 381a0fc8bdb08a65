import TextField from '@mui/material/TextField';

interface CodeFieldProps {
  label: string;
  /** Below the field. */
  hint?: string | undefined;
  /** Whether only an app's digits belong here; otherwise also a recovery code. */
  isNumeric: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Validation message; undefined when the value is valid. */
  error: string | undefined;
  autoFocus?: boolean;
}

/** A field for the code of an authenticator app, or a recovery code. */
export function CodeField({ label, hint, isNumeric, value, onChange, error, autoFocus }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{
        htmlInput: {
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          inputMode: isNumeric ? 'numeric' : undefined,
        },
        inputLabel: { required: false },
      }}
    />
  );
}
