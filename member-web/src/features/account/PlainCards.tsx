import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import { ownDay } from '@campus-commons/web-kit/dates.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { saveFile } from '@campus-commons/web-kit/saveFile.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { safetyTexts } from '../../texts/safety';
import { RelationList } from '../safety/exports/RelationList';
import { SettingsCard } from './SettingsCard';
import { accountTexts } from '../../texts/account';
import { appearanceTexts } from '../../texts/auth';
import { appearances } from '../auth/exports/appearances';
import { BusyButton } from '../../components/BusyButton';
import { useDownloadExportMutation } from './accountApi';

/** The people whom the member muted or blocked. */
export function SafetyCard() {
  return (
    <SettingsCard id="safety" title={safetyTexts.title} lead={safetyTexts.lead}>
      <RelationList />
    </SettingsCard>
  );
}

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

/** Downloads all data of the member. */
export function ExportCard() {
  const [download, { error, isLoading, isSuccess }] = useDownloadExportMutation();
  const save = (file: Blob) => saveFile(file, `my-data-${ownDay(new Date())}.zip`);
  return (
    <SettingsCard title={accountTexts.data} lead={accountTexts.dataLead}>
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        {isSuccess && (
          <Alert severity="success" role="status">
            {accountTexts.dataSaved}
          </Alert>
        )}
        <BusyButton variant="outlined" loading={isLoading} onClick={() => void download(save)}>
          {isLoading ? accountTexts.collecting : accountTexts.downloadData}
        </BusyButton>
      </Stack>
    </SettingsCard>
  );
}
