import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ScreenTitle } from '../components/ScreenTitle';

export function InfoScreen() {
  return (
    <Container component="main" sx={{ py: 6 }}>
      <ScreenTitle>Info</ScreenTitle>
      <Typography variant="h1">Info</Typography>
    </Container>
  );
}
