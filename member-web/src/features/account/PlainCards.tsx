import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { ownDay } from '@campus-commons/web-kit/dates.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { saveFile } from '@campus-commons/web-kit/saveFile.ts';
import Alert from '@mui/material/Alert';
import { DecisionsRow } from '../safety/exports/DecisionsRow';
import { RelationsRow } from '../safety/exports/RelationsRow';
import { ReportsRow } from '../safety/exports/ReportsRow';
import { SettingsCard } from './SettingsCard';
import { accountTexts } from '../../texts/account';
import { appearanceTexts } from '../../texts/auth';
import { appearances } from '../auth/exports/appearances';
import { BusyButton } from '../../components/BusyButton';
import { OpeningRow, SettingRow } from '../../components/SettingRow';
import { useDownloadExportMutation } from './accountApi';

/** Decisions about the member, what they reported, and the people whom they muted or blocked. */
export function PrivacyCard() {
  return (
    <SettingsCard id="safety" title={accountTexts.privacy}>
      <DecisionsRow />
      <ReportsRow />
      <RelationsRow />
    </SettingsCard>
  );
}

/** The colour scheme of the site on this device. */
export function AppearanceCard() {
  const { mode = 'system', setMode } = useColorScheme();
  const current = appearances.find((one) => one.mode === mode);
  return (
    <SettingsCard>
      <OpeningRow
        heading="h2"
        label={appearanceTexts.appearance}
        value={current?.label}
        open={[accountTexts.change, accountTexts.changeAppearance]}
      >
        {() => (
          <>
            <RadioGroup
              aria-label={appearanceTexts.appearance}
              value={mode}
              onChange={(_event, chosen) => {
                const appearance = appearances.find((one) => one.mode === chosen);
                if (appearance) setMode(appearance.mode);
              }}
            >
              {appearances.map(({ mode: choice, label }) => (
                <FormControlLabel key={choice} value={choice} control={<Radio />} label={label} />
              ))}
            </RadioGroup>
            <Typography variant="compact" sx={{ color: 'text.secondary' }}>
              {accountTexts.appearanceLead}
            </Typography>
          </>
        )}
      </OpeningRow>
    </SettingsCard>
  );
}

/** Downloads all data of the member. */
export function ExportCard() {
  const [download, { error, isLoading, isSuccess }] = useDownloadExportMutation();
  const save = (file: Blob) => saveFile(file, `my-data-${ownDay(new Date())}.zip`);
  return (
    <SettingsCard>
      <SettingRow
        heading="h2"
        label={accountTexts.data}
        value={accountTexts.dataLead}
        control={
          <BusyButton variant="outlined" loading={isLoading} onClick={() => void download(save)}>
            {isLoading ? accountTexts.collecting : accountTexts.downloadData}
          </BusyButton>
        }
      >
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 3 }}>
            {errorText(error)}
          </Alert>
        )}
        {isSuccess && (
          <Alert severity="success" role="status" sx={{ mt: 3 }}>
            {accountTexts.dataSaved}
          </Alert>
        )}
      </SettingRow>
    </SettingsCard>
  );
}
