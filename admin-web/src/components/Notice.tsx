import Alert from '@mui/material/Alert';
import { useLayoutEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/**
 * Shows the latest notification of `useNotify` within the page, until the user closes it, another one arrives, or the
 * page changes. A notification that arrives while no `Notice` is mounted is dropped.
 */
export function Notice() {
  const translate = useTranslate();
  const { notifications, resetNotifications } = useNotificationContext();
  useLayoutEffect(() => {
    resetNotifications();
    return resetNotifications;
  }, [resetNotifications]);
  const latest = notifications.at(-1);
  return (
    // The region always exists, because screen readers announce only changes of an existing live region.
    <div role="status">
      {typeof latest?.message === 'string' && (
        <Alert
          severity={latest.type === 'warning' ? 'warning' : 'success'}
          role={undefined}
          onClose={resetNotifications}
          sx={{ mb: 4 }}
        >
          {translate(latest.message, latest.notificationOptions?.messageArgs)}
        </Alert>
      )}
    </div>
  );
}
