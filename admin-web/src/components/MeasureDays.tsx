import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCounted } from '../i18n/i18nProvider';
import { ENDLESS, type Days } from '../lib/measureDays';

interface MeasureDaysProps {
  label: string;
  value: Days;
  options: readonly Days[];
  onChange: (days: Days) => void;
  sx: SxProps<Theme>;
}

/** For how many days somebody is limited or suspended. */
export function MeasureDays({ label, value, options, onChange, sx }: MeasureDaysProps) {
  const translate = useTranslate();
  const counted = useCounted();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={String(value)}
      onChange={(event) => onChange(options.find((each) => String(each) === event.target.value) ?? value)}
      sx={sx}
    >
      {options.map((each) => (
        <MenuItem key={each} value={String(each)}>
          {each === ENDLESS ? translate('dialog.endless') : counted('dialog.days', each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
