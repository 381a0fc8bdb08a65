import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { MaintenanceDto } from '../api/generated';
import { CURRENT, type Single } from '../providers/records';

/** How long the fetched state is fresh. */
const STALE_AFTER_MS = 60_000;

/**
 * Shows on every screen that maintenance mode is on, as a reminder to end it. Remount it with each screen, because it
 * fetches only on mount and when the window gets the focus. Polling would keep an idle session alive.
 */
export function MaintenanceBanner() {
  const translate = useTranslate();
  const { data } = useGetOne<Single<MaintenanceDto>>(
    'maintenance',
    { id: CURRENT },
    { staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true },
  );
  return (
    // The region always exists, because screen readers announce only changes of an existing live region.
    <div role="status">
      {data?.on && (
        <Alert severity="warning" role={undefined} sx={{ mb: 4 }}>
          <span>
            {[
              translate('layout.maintenance'),
              data.since !== null &&
                ` ${translate('settings.maintenance.since', { time: indiaDateTime(data.since) })}`,
              data.by !== null && `, ${translate('settings.maintenance.by', { name: data.by })}`,
              '. ',
            ]
              .filter(Boolean)
              .join('')}
          </span>
          <Link component={RouterLink} to="/settings">
            {translate('resources.settings.name')}
          </Link>
        </Alert>
      )}
    </div>
  );
}
