import missingPageAtNight from '@campus-commons/web-kit/art/missing-page-night.svg';
import missingPage from '@campus-commons/web-kit/art/missing-page.svg';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ScreenTitle } from '../components/ScreenTitle';
import { paths } from '../lib/address/paths';
import { publicTexts } from '../texts/public';

const Drawing = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 928,
  height: 'clamp(200px, 24vw, 280px)',
  background: `url("${missingPage}") center / cover no-repeat`,
  ...theme.applyStyles('dark', { backgroundImage: `url("${missingPageAtNight}")` }),
  [theme.breakpoints.up('md')]: { borderRadius: '0 0 24px 24px' },
}));

/** Shown for an unknown address below /landing or /dashboard. */
export function NotFoundScreen() {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        textAlign: 'center',
        pt: { xs: 8, md: 16 },
        pb: { xs: 24, md: 32 },
      }}
    >
      <ScreenTitle>{publicTexts.notFoundTitle}</ScreenTitle>
      <Drawing />
      {/* On phones it has two lines in every font, and nothing shifts when the web font has loaded. */}
      <Typography
        variant="section"
        component="h1"
        sx={{ maxWidth: { xs: 280, sm: 'none' }, mt: 4, px: 4, textWrap: 'balance' }}
      >
        {publicTexts.notFound}
      </Typography>
      <Typography
        variant="sectionText"
        sx={{ maxWidth: 440, px: 4, textWrap: 'balance', color: 'text.secondary' }}
      >
        {publicTexts.notFoundText}
      </Typography>
      <Button component={Link} to={paths.home} variant="contained" sx={{ mt: 3 }}>
        {publicTexts.goToHomepage}
      </Button>
    </Box>
  );
}
