import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { authTexts } from '../../texts/auth';
import { commonTexts } from '../../texts/common';

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
