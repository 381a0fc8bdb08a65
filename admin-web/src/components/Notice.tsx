import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/**
 * Shows the latest notification of `useNotify` within the page, until the user closes it or another one arrives. Each page
 * has its own notifications (`ConsoleLayout`): one that arrives after its page was left is dropped. The option `action` is a
 * button that follows the text.
 */
export function Notice() {
  const translate = useTranslate();
  const { notifications, resetNotifications } = useNotificationContext();
  const latest = notifications.at(-1);
  return (
    // The region always exists, because screen readers announce only changes of an existing live region.
    <div role="status">
      {typeof latest?.message === 'string' && (
        <Alert
          severity={latest.type}
          role={undefined}
          onClose={resetNotifications}
          sx={{ mb: 4, alignItems: 'center' }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 6,
              rowGap: 2,
              // The button's padding neither indents its text nor makes the line taller.
              '& > button': { mx: -3, my: '-10px' },
            }}
          >
            <span>{translate(latest.message, latest.notificationOptions?.messageArgs)}</span>
            {/* A button of its own for each notice, because its time starts with the notice. */}
            <Fragment key={notifications.length}>{latest.notificationOptions?.action as ReactNode}</Fragment>
          </Box>
        </Alert>
      )}
    </div>
  );
}
