import { MAX_TIMELINE_DAYS } from '@campus-commons/web-kit/bounds/generated.ts';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayField } from '../components/DayField';
import { daysBefore, daysFromTo, today } from '../lib/days';

/** A range of days in India, `YYYY-MM-DD`, both ends included. */
export interface Range {
  from: string;
  to: string;
}

/** Lengths of the preset ranges, in days. */
const presets = [7, 30, 90, 365];

/** The last `days` days, including today. */
export function lastDays(days: number): Range {
  const to = today();
  return { from: daysBefore(to, days - 1), to };
}

interface RangePickerProps {
  range: Range;
  onChange: (range: Range) => void;
}

/** Chooses the range of days of the charts: a preset, or any other range. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const translate = useTranslate();
  // The values of the fields while they are edited, which may be invalid.
  const [typed, setTyped] = useState(range);
  // Choosing a preset replaces the fields' values, also invalid ones.
  const [choices, setChoices] = useState(0);
  const errorKey = rangeError(typed);
  const chosen = presets.find((days) => {
    const preset = lastDays(days);
    return preset.from === range.from && preset.to === range.to;
  });

  const change = (next: Range) => {
    setTyped(next);
    if (rangeError(next) === undefined) onChange(next);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={translate('days.range')}
        // Large text may need two rows.
        sx={{ flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}
        value={chosen ?? null}
        onChange={(_event, days: number | null) => {
          if (days === null) return;
          setChoices(choices + 1);
          change(lastDays(days));
        }}
      >
        {presets.map((days) => (
          <ToggleButton
            key={days}
            value={days}
            sx={{ flex: { xs: '1 0 auto', sm: 'none' }, px: { xs: 1, sm: 3 } }}
          >
            {days === 365 ? translate('days.year') : translate('days.count', { count: days })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={`${end} ${choices}`}
          label={translate(`days.${end}`)}
          isLabelInside
          day={typed[end]}
          onChange={(day) => change({ ...typed, [end]: day })}
          isInvalid={errorKey !== undefined}
          error={
            end === 'from' && errorKey !== undefined
              ? translate(errorKey, { count: MAX_TIMELINE_DAYS })
              : undefined
          }
          flex={{ xs: '1 1 8.5rem', sm: '0 0 9.25rem' }}
        />
      ))}
    </Box>
  );
}

/** The key of the error message for an invalid range; undefined for a valid one. */
function rangeError({ from, to }: Range): string | undefined {
  const days = daysFromTo(from, to);
  if (Number.isNaN(days)) return 'days.missing';
  if (days < 1) return 'days.wrong_order';
  if (days > MAX_TIMELINE_DAYS) return 'days.too_many';
  return undefined;
}
