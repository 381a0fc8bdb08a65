import { RULES } from '@campus-commons/web-kit/rules.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { CaseDto } from '../../api/generated';
import { KeyHint } from './ActionBar';
import { reportedRule, type Choice } from './choice';

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

/** Whether it is removed. A profile cannot be. */
export function RemovalBox({ shown: { kind }, choice: { remove }, onChange }: PartProps) {
  const translate = useTranslate();
  if (kind === 'member') return null;
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
