import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useLogout, useTranslate } from 'react-admin';
import type { LogoutParams } from '../providers/authProvider';
import { useSessionLimit } from './useSessionLimit';

/**
 * Warns when the session will end although the administrator is active. It is not a dialog, because a dialog would take
 * the focus from an administrator who is typing, and the next key press could close it.
 */
export function SessionLimit() {
  const translate = useTranslate();
  const logout = useLogout();
  const { endsAt, close } = useSessionLimit();
  if (endsAt === undefined) return null;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert
        severity="warning"
        onClose={close}
        sx={{ maxWidth: 560, boxShadow: (theme) => theme.vars.palette.campus.floatShadow }}
      >
        {translate('session.limit', { time: indiaTime(new Date(endsAt).toISOString()) })}
        <Button
          variant="outlined"
          size="small"
          onClick={() => void logout({ because: 'renewal' } satisfies LogoutParams)}
          sx={{ display: 'flex', mt: 3 }}
        >
          {translate('session.renew')}
        </Button>
      </Alert>
    </Snackbar>
  );
}
