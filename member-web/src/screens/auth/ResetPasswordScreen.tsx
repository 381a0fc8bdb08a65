import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { InvalidResetLink, ResetPasswordForm } from '../../features/auth/ResetPasswordForm';
import { useSignOut } from '../../features/auth/useSignOut';
import { paths } from '../../lib/address/paths';
import { selectIsLoggedIn } from '../../lib/session/sessionSlices';
import { authTexts } from '../../texts/auth';
import { AuthPage } from './AuthPage';
import { useTokenOfAddress } from './useTokenOfAddress';

/** The target of the link in the mail: sets a new password. */
export function ResetPasswordScreen() {
  const token = useTokenOfAddress();
  const [message, setMessage] = useState<string>();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const signOut = useSignOut();

  const onReset = (said: string) => {
    setMessage(said);
    // The server has ended every session of the account, usually including this one.
    if (isLoggedIn) signOut();
  };

  if (message !== undefined) {
    return (
      <AuthPage title={authTexts.newPassword}>
        <Stack sx={{ gap: 4 }}>
          <Alert severity="success" role="status">
            {message}
          </Alert>
          <Button variant="contained" size="large" component={Link} to={paths.login}>
            {authTexts.signIn}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={authTexts.newPassword} lead={token === '' ? undefined : authTexts.newPasswordLead}>
      {token === '' ? <InvalidResetLink /> : <ResetPasswordForm token={token} onReset={onReset} />}
    </AuthPage>
  );
}
