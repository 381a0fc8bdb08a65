import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fullDate, isDay, parseDay } from '../lib/days';

/** A complete day, which is applied without Enter. */
const COMPLETE = /^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/;

interface DayFieldProps {
  label: string;
  /** Whether the label is in the field instead of above it. Default false. */
  isLabelInside?: boolean;
  /** `YYYY-MM-DD`; empty for none. */
  day: string;
  /** Called with a valid day or an empty text: after the last digit of a complete day, on Enter, or on blur. */
  onChange: (day: string) => void;
  /** Whether the day is invalid for a reason that the caller knows, such as the order of two days. Default false. */
  isInvalid?: boolean;
  /** Message of that reason; omit it where another field shows it. */
  error?: string | undefined;
  /** CSS `flex` on phones and on larger screens. */
  flex: { xs: string; sm: string };
}

/**
 * Text field for a day in India's format, 20/11/2026. `<input type="date">` is not used, because it shows the format of the
 * browser's language.
 */
export function DayField({
  label,
  isLabelInside = false,
  day,
  onChange,
  isInvalid = false,
  error,
  flex,
}: DayFieldProps) {
  const translate = useTranslate();
  const [text, setText] = useState(() => textOf(day));
  const [isRefused, setRefused] = useState(false);
  // The day may change without typing: a preset, back, forward, a link.
  const [shownDay, setShownDay] = useState(day);
  if (shownDay !== day) {
    setShownDay(day);
    if (parseDay(text) !== day) {
      setText(textOf(day));
      setRefused(false);
    }
  }

  const take = (typed: string) => {
    const next = typed.trim() === '' ? '' : parseDay(typed);
    setRefused(next === undefined);
    if (next === undefined) return;
    setText(textOf(next));
    if (next !== day) onChange(next);
  };

  return (
    <TextField
      size="small"
      label={isLabelInside ? undefined : label}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        setRefused(false);
        if (COMPLETE.test(value)) take(value);
      }}
      onBlur={() => take(text)}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') take(text);
      }}
      error={isRefused || isInvalid}
      helperText={isRefused ? translate('days.no_day') : error}
      slotProps={{
        input: isLabelInside
          ? {
              startAdornment: (
                <InputAdornment position="start" disableTypography aria-hidden sx={labelInsideStyle}>
                  {label}
                </InputAdornment>
              ),
            }
          : {},
        htmlInput: {
          'aria-label': isLabelInside ? label : undefined,
          placeholder: translate('days.placeholder'),
          inputMode: 'numeric',
          autoComplete: 'off',
          maxLength: 20,
        },
        formHelperText: isRefused ? { role: 'alert' } : {},
      }}
      sx={{ ...compactStyle, flex }}
    />
  );
}

/** Ten characters and the label fit a field of 142 px, half of a narrow phone. */
const compactStyle = {
  '& .MuiOutlinedInput-root': { px: 2, fontSize: '0.9375rem' },
  '& input': { px: 0, letterSpacing: '-0.02em' },
} as const;

const labelInsideStyle = { mr: 1, typography: 'caption', color: 'campus.ink2' } as const;

/** Formats the day; empty for an invalid day, which an address may contain. */
function textOf(day: string): string {
  return isDay(day) ? fullDate(day) : '';
}
