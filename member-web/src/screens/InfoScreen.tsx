import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/states/EmptyState';
import { ScreenTitle } from '../components/ScreenTitle';
import { paths } from '../lib/address/paths';
import { publicContentWidth } from '../lib/layout/publicContentWidth';
import { publicTexts } from '../texts/public';

/** A screen for notices. There are none yet, and it says so. */
export function InfoScreen() {
  return (
    <Box sx={{ ...publicContentWidth, pt: { xs: 6, md: 10 }, pb: { xs: 16, md: 24 } }}>
      <ScreenTitle>{publicTexts.info}</ScreenTitle>
      <Typography variant="h1" sx={{ mb: 5 }}>
        {publicTexts.info}
      </Typography>
      <EmptyState
        title={publicTexts.nothing}
        actions={
          <Button component={Link} to={paths.home} variant="tonal">
            {publicTexts.goToHomepage}
          </Button>
        }
      >
        {publicTexts.nothingText}
      </EmptyState>
    </Box>
  );
}
