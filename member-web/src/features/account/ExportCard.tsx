import { ownDay } from '@campus-commons/web-kit/dates.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { saveFile } from '@campus-commons/web-kit/saveFile.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { BusyButton } from '../../components/BusyButton';
import { accountTexts } from '../../texts/account';
import { useDownloadExportMutation } from './accountApi';
import { SettingsCard } from './SettingsCard';

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
