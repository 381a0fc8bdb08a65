import { MAX_POLL_OPTION_LENGTH, MIN_POLL_OPTIONS } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { pollFormTexts as texts } from '../../../texts/pollForm';
import { grown, POLL_HOURS, pollFault, writtenOptions, type PollForm } from './pollForm';

interface PollFieldsProps {
  poll: PollForm;
  /** Whether the text says what it asks. */
  isWritten: boolean;
  onChange: (poll: PollForm) => void;
  onRemove: () => void;
}

/** A poll to write: rows for options, which grow, whether one may choose several, and how long it is open. */
export function PollFields({ poll, isWritten, onChange, onRemove }: PollFieldsProps) {
  const id = useId();
  const rows = useRef<HTMLDivElement>(null);
  const inputs = () => rows.current?.querySelectorAll('input') ?? [];
  const isNew = writtenOptions(poll).length === 0;
  const begin = useEffectEvent(() => {
    if (isNew) inputs()[0]?.focus();
  });
  useEffect(() => begin(), []);
  const write = (place: number, text: string) =>
    onChange({
      ...poll,
      options: grown(
        poll.options.map((option, row) =>
          row === place ? limitEdit(option, text, MAX_POLL_OPTION_LENGTH) : option,
        ),
      ),
    });
  const remove = (place: number) => {
    onChange({ ...poll, options: grown(poll.options.filter((_, row) => row !== place)) });
    inputs()[Math.max(0, place - 1)]?.focus();
  };
  const fault = pollFault(poll);
  const hint = !isWritten ? texts.ask : fault ? texts.faults[fault] : texts.stays;
  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-hint`}
      sx={{
        m: 0,
        p: 4,
        minWidth: 0,
        border: 1,
        borderColor: 'campus.hairlineStrong',
        borderRadius: '12px',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box component="legend" sx={{ px: 1.5, typography: 'subtitle2' }}>
        {texts.poll}
      </Box>
      <Box ref={rows} sx={{ display: 'grid', gap: 2 }}>
        {poll.options.map((option, place) => (
          <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <OutlinedInput
              fullWidth
              value={option}
              placeholder={texts.option(place + 1)}
              onChange={({ target }) => write(place, target.value)}
              slotProps={{ input: { 'aria-label': texts.option(place + 1), dir: 'auto' } }}
            />
            <IconButton
              aria-label={texts.removeOption(place + 1)}
              disabled={poll.options.length <= MIN_POLL_OPTIONS || option === ''}
              sx={{ '&:disabled': { visibility: 'hidden' } }}
              onClick={() => remove(place)}
            >
              <X size={20} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box
        id={`${id}-hint`}
        sx={{
          typography: 'caption',
          color: isWritten && fault === 'repeated' ? 'campus.danger.text' : 'text.secondary',
        }}
      >
        {hint}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={poll.multiple}
              onChange={(_event, multiple) => onChange({ ...poll, multiple })}
            />
          }
          label={texts.several}
        />
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {texts.openFor}
          <Box
            component="select"
            value={poll.hours}
            onChange={({ target }) => onChange({ ...poll, hours: Number(target.value) })}
            sx={{
              font: 'inherit',
              minHeight: 44,
              px: 2,
              color: 'inherit',
              bgcolor: 'campus.raised',
              border: 1,
              borderColor: 'campus.inputBorder',
              borderRadius: '10px',
            }}
          >
            {POLL_HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {texts.hours(hours)}
              </option>
            ))}
          </Box>
        </Box>
        <Button variant="text" onClick={onRemove} sx={{ ml: 'auto' }}>
          {texts.remove}
        </Button>
      </Box>
    </Box>
  );
}
