import Alert from '@mui/material/Alert';
import { useLayoutEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/**
 * Shows the latest notification of `useNotify` in its place on the page, until it is closed, another one comes, or the
 * page is left. A notification that arrives while no page shows notices is dropped.
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
    // The region is always there, so that screen readers announce what appears in it.
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
