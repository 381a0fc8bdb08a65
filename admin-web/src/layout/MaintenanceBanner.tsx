import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CURRENT } from '../providers/records/current';
import type { MaintenanceRecord } from '../providers/records/settings';

/** Milliseconds for which an answer is good. */
const GOOD_FOR = 60_000;

/**
 * Says on every screen that members are kept out, so that nobody forgets to let them in again. Render it anew with each
 * screen: it asks when somebody goes somewhere or comes back to the window, never by the clock, which would keep an idle
 * session alive.
 */
export function MaintenanceBanner() {
  const { data } = useGetOne<MaintenanceRecord>(
    'maintenance',
    { id: CURRENT },
    { staleTime: GOOD_FOR, refetchOnWindowFocus: true },
  );
  return (
    // Always there, so that screen readers notice what appears in it.
    <div role="status">
      {data?.isOn && (
        <Alert severity="warning" role={undefined} sx={{ mb: 4 }}>
          Maintenance is on: members are kept out
          {data.since !== null && ` since ${indiaDateTime(data.since)}`}
          {data.by !== null && `, by ${data.by}`}.{' '}
          <Link component={RouterLink} to="/settings">
            Settings
          </Link>
        </Alert>
      )}
    </div>
  );
}
