import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { ScreenTitle } from '../components/ScreenTitle';
import { paths } from '../lib/paths';

export function NotFoundScreen() {
  return (
    <Container component="main">
      <ScreenTitle>Page not found</ScreenTitle>
      <Typography variant="h1">Oops! Page Not Found</Typography>
      <Button component={Link} to={paths.home} variant="contained">
        Go to Homepage
      </Button>
    </Container>
  );
}
