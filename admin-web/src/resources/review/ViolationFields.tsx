import { RULES } from '@campus-commons/web-kit/rules.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { CaseDto } from '../../api/generated';
import { MeasureDays } from '../../components/MeasureDays';
import { useIsModerator } from '../../providers/useSession';
import { KeyHint, Segments } from './ActionBar';
import { chosenDays, daysOf, isRemovable, measures, reportedRule, type Choice } from './choice';

const measureKeys = { none: undefined, warning: 'w', limit: 'l', suspension: 's' } as const;

interface PartProps {
  shown: CaseDto;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

/** Which rule is broken. */
export function RuleField({ shown, choice: { rule }, onChange }: PartProps) {
  const translate = useTranslate();
  const isReported = rule !== undefined && rule === reportedRule(shown);
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={translate(isReported ? 'review.form.reported_rule' : 'review.form.rule')}
      value={rule === undefined ? '' : String(rule)}
      onChange={({ target: { value } }) => onChange({ rule: Number(value) })}
    >
      {RULES.map((words, index) => (
        <MenuItem key={words} value={String(index + 1)} sx={{ whiteSpace: 'normal' }}>
          {index + 1}. {words}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Whether it is removed, if that can be. */
export function RemovalBox({ shown: { kind }, choice: { remove }, onChange }: PartProps) {
  const translate = useTranslate();
  if (!isRemovable(kind)) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={remove}
          onChange={(_event, isChecked) => onChange({ remove: isChecked })}
          slotProps={{ input: { 'aria-keyshortcuts': 'r' } }}
        />
      }
      label={
        <>
          {translate(`review.form.remove.${kind}`)}
          <KeyHint>r</KeyHint>
        </>
      }
      sx={{ mr: 0 }}
    />
  );
}

/** Whether all that a suspended member wrote is hidden, for administrators. */
export function HideAllBox({ shown: { User }, choice: { measure, hideAll }, onChange }: PartProps) {
  const translate = useTranslate();
  const isModerator = useIsModerator();
  if (!User || measure !== 'suspension' || isModerator) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox checked={hideAll} onChange={(_event, isChecked) => onChange({ hideAll: isChecked })} />
      }
      label={translate('review.form.hide_all')}
      sx={{ mr: 0, flexBasis: '100%', order: 2 }}
    />
  );
}

/** What happens to the account, and for how long. Nothing once it has been purged. */
export function MeasureFields({ shown, choice, onChange }: PartProps) {
  const translate = useTranslate();
  const { measure } = choice;
  const isModerator = useIsModerator();
  const days = chosenDays(choice, isModerator);
  if (!shown.User) return null;
  return (
    <>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Segments
          name={translate('review.form.measure')}
          value={measure}
          options={measures.map((value) => ({
            value,
            label: translate(`review.form.measures.${value}`),
            keys: measureKeys[value],
          }))}
          onChange={(value) => onChange({ measure: value })}
        />
      </Box>
      {days !== undefined && (
        <MeasureDays
          label={translate(`review.form.for.${measure}`)}
          value={days}
          options={daysOf(measure, isModerator)}
          onChange={(chosen) => onChange({ days: chosen })}
          sx={{ flex: '1 0 10rem' }}
        />
      )}
    </>
  );
}
