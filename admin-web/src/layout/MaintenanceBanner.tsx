import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CURRENT } from '../providers/records/current';
import type { MaintenanceRecord } from '../providers/records/settings';

/** How long an answer counts as fresh, ms. */
const STALE_AFTER = 60_000;

/**
 * Says on every screen that members are kept out, so that nobody forgets to end the maintenance. Remount it with each
 * screen: it fetches after navigation and when the window gets the focus. Fetching on a timer would keep an idle session
 * alive.
 */
export function MaintenanceBanner() {
  const translate = useTranslate();
  const { data } = useGetOne<MaintenanceRecord>(
    'maintenance',
    { id: CURRENT },
    { staleTime: STALE_AFTER, refetchOnWindowFocus: true },
  );
  return (
    // The region is always there, so that screen readers announce what appears in it.
    <div role="status">
      {data?.isOn && (
        <Alert severity="warning" role={undefined} sx={{ mb: 4 }}>
          {translate('layout.maintenance')}
          {data.since !== null &&
            ` ${translate('settings.maintenance.since', { time: indiaDateTime(data.since) })}`}
          {data.by !== null && `, ${translate('settings.maintenance.by', { name: data.by })}`}.{' '}
          <Link component={RouterLink} to="/settings">
            {translate('resources.settings.name')}
          </Link>
        </Alert>
      )}
    </div>
  );
}
