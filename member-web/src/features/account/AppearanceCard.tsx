import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import { accountTexts } from '../../texts/account';
import { appearanceTexts } from '../../texts/auth';
import { appearances } from '../auth/exports/appearances';
import { SettingsCard } from './SettingsCard';

/** The colour scheme of the site on this device. */
export function AppearanceCard() {
  const { mode, setMode } = useColorScheme();
  return (
    <SettingsCard title={appearanceTexts.appearance} lead={accountTexts.appearanceLead}>
      <RadioGroup
        aria-label={appearanceTexts.appearance}
        value={mode ?? 'system'}
        onChange={(_event, chosen) => {
          const appearance = appearances.find((one) => one.mode === chosen);
          if (appearance) setMode(appearance.mode);
        }}
      >
        {appearances.map(({ mode: choice, label }) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </SettingsCard>
  );
}
