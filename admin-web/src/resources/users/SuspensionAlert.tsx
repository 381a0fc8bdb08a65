import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { SuspensionDto } from '../../api/generated';

/** Shows since when a member is suspended, by whom, and why. */
export function SuspensionAlert({ at, by, reason }: SuspensionDto) {
  const translate = useTranslate();
  return (
    <Alert severity="error" role={undefined} sx={{ mt: 4 }}>
      {translate('resources.users.suspension.since', {
        time: indiaDateTime(at),
        by: by ?? translate('resources.users.suspension.former_administrator'),
        reason,
      })}
    </Alert>
  );
}
