import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';

/** Stands where a link from a mail sets no password any more, or has lost its end on the way. */
export function DeadResetLink() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert severity="error">
        This link has been used or is too old. Your password has not been changed. A new link takes a minute.
      </Alert>
      <Button variant="contained" size="large" component={Link} to={paths.forgotPassword}>
        Ask for a new link
      </Button>
    </Stack>
  );
}
