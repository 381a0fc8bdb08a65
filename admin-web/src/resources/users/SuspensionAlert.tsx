import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import type { Suspension } from '../../providers/records/users';

/** Since when a member is shut out, by whom, and why. */
export function SuspensionAlert({ at, by, reason }: Suspension) {
  return (
    <Alert severity="error" role={undefined} sx={{ mt: 4 }}>
      Suspended since {indiaDateTime(at)} by {by ?? 'a former administrator'}: {reason}
    </Alert>
  );
}
