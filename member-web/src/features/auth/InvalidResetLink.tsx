import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { authTexts } from '../../texts/auth';

/** Shown when the link of a password reset has been used, has expired or is incomplete. */
export function InvalidResetLink() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert severity="error">{authTexts.deadLink}</Alert>
      <Button variant="contained" size="large" component={Link} to={paths.forgotPassword}>
        {authTexts.askForNewLink}
      </Button>
      <Button variant="outlined" size="large" component={Link} to={paths.login}>
        {authTexts.signIn}
      </Button>
    </Stack>
  );
}
