import brickedUpDoor from '@campus-commons/web-kit/art/missing-page.svg';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle';

/** The 404 of the users section. */
export function UsersNotFound() {
  return (
    <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <PageTitle>404</PageTitle>
      <Box
        component="img"
        src={brickedUpDoor}
        alt=""
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 680,
          mx: 'auto',
          mb: 6,
          filter: (theme) => theme.vars.palette.campus.pictureFilter,
        }}
      />
      <Typography variant="section" component="h1">
        404
      </Typography>
      <Typography sx={{ mt: 2, mb: 6, color: 'campus.ink2' }}>
        Oops! The page you&apos;re looking for doesn&apos;t exist.
      </Typography>
      <Button component={RouterLink} to="/" variant="contained">
        Back to Dashboard
      </Button>
    </Box>
  );
}
