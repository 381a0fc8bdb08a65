import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasReviewKeys, storeReviewKeys } from '../components/reviewKeys';
import { Section } from '../components/Section';

/** Switches off the single keys that decide cases: who uses speech input or presses keys by accident needs that. */
export function ReviewKeys() {
  const translate = useTranslate();
  const id = useId();
  const [isOn, setOn] = useState(hasReviewKeys);
  return (
    <Section title={translate('review.switch.title')}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isChecked) => {
              storeReviewKeys(isChecked);
              setOn(isChecked);
            }}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={translate('review.switch.label')}
        sx={{ ml: -2 }}
      />
      <Typography id={id} variant="body2" sx={{ mt: 1, color: 'campus.ink2' }}>
        {translate('review.switch.about')}
      </Typography>
    </Section>
  );
}
