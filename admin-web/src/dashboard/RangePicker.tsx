import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { daysBefore, daysFromTo, today } from '../lib/days';

/** Days in India, `YYYY-MM-DD`, both included. */
export interface Range {
  from: string;
  to: string;
}

/** Most days of a range, as the API has it. */
const MOST_DAYS = 366;

const presets = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
];

/** So many days up to today. */
export function lastDays(days: number): Range {
  const to = today();
  return { from: daysBefore(to, days - 1), to };
}

interface RangePickerProps {
  range: Range;
  onChange: (range: Range) => void;
}

/** Chooses the days that are counted: one of the usual ranges, or any. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  // What stands in the fields, which on the way to a range may be none.
  const [typed, setTyped] = useState(range);
  const fault = faultOf(typed);
  const chosen = presets.find(({ days }) => {
    const preset = lastDays(days);
    return preset.from === range.from && preset.to === range.to;
  });

  const change = (next: Range) => {
    setTyped(next);
    if (faultOf(next) === undefined) onChange(next);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range"
        sx={{ width: { xs: '100%', sm: 'auto' } }}
        value={chosen?.days ?? null}
        onChange={(_event, days: number | null) => {
          if (days !== null) change(lastDays(days));
        }}
      >
        {presets.map(({ days, label }) => (
          <ToggleButton
            key={days}
            value={days}
            sx={{ flex: { xs: 1, sm: 'none' }, px: { xs: 1, sm: 3 }, whiteSpace: 'nowrap' }}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          size="small"
          value={typed[end]}
          onChange={(event) => change({ ...typed, [end]: event.target.value })}
          error={fault !== undefined}
          helperText={end === 'from' ? fault : undefined}
          slotProps={{
            htmlInput: { 'aria-label': end === 'from' ? 'From' : 'To', max: today() },
          }}
          sx={{ flex: { xs: '1 1 130px', sm: '0 0 152px' }, '& input': { px: 2, letterSpacing: '-0.02em' } }}
        />
      ))}
    </Box>
  );
}

function faultOf({ from, to }: Range): string | undefined {
  const days = daysFromTo(from, to);
  if (Number.isNaN(days)) return 'Please choose two days';
  if (days < 1) return 'The first day comes before the last';
  if (days > MOST_DAYS) return `At most ${MOST_DAYS} days at once`;
  return undefined;
}
