import { indiaTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useLogout } from 'react-admin';
import type { LogoutParams } from '../providers/authProvider';
import { useSessionLimit } from './useSessionLimit';

/**
 * Says when the session will end although somebody is at work. No dialog: who is typing must be able to finish,
 * and would answer it with the next key.
 */
export function SessionLimit() {
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
        You will be logged out at {indiaTime(new Date(endsAt).toISOString())}, eight hours after you logged
        in. Please finish what you are typing. After the login you are back on this page.
        <Button
          variant="outlined"
          size="small"
          onClick={() => void logout({ because: 'renewal' } satisfies LogoutParams)}
          sx={{ display: 'flex', mt: 3 }}
        >
          Log in again now
        </Button>
      </Alert>
    </Snackbar>
  );
}
