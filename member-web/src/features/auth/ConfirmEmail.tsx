import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../components/BusyButton';
import { errorCode } from '../../api/errors';
import { paths } from '../../lib/address/paths';
import { selectIsLoggedIn } from '../../lib/session/sessionSlices';
import { authTexts } from '../../texts/auth';
import { useAuthConfirmEmailMutation } from './authApi';
import { commonTexts } from '../../texts/common';

/**
 * Confirms an e-mail address with the token of a mailed link. It takes a button, because programs that look for harmful
 * links open them before people do.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const [confirmEmail, { data, error, isLoading }] = useAuthConfirmEmailMutation();
  const isLoggedIn = useSelector(selectIsLoggedIn);

  if (error !== undefined && errorCode(error) === 'confirm_link_dead') return <DeadConfirmationLink />;
  if (data) {
    return (
      <Stack sx={{ gap: 4 }}>
        <Alert severity="success" role="status">
          {data.message}
        </Alert>
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={isLoggedIn ? paths.dashboard : paths.login}
        >
          {isLoggedIn ? authTexts.toDashboard : authTexts.signIn}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 4 }}>
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <Typography>{authTexts.confirmEmailLead}</Typography>
      <BusyButton
        variant="contained"
        size="large"
        loading={isLoading}
        onClick={() => void confirmEmail({ confirmEmailDto: { token } })}
      >
        {isLoading ? authTexts.confirmingEmail : authTexts.confirmEmail}
      </BusyButton>
    </Stack>
  );
}

/** Shown when the link that confirms an address has been used, has expired or is incomplete. */
export function DeadConfirmationLink() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert severity="error">{authTexts.deadConfirmation}</Alert>
      <Button variant="contained" size="large" component={Link} to={paths.accountSettings}>
        {commonTexts.accountSettings}
      </Button>
    </Stack>
  );
}
