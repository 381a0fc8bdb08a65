import courtyard from '@campus-commons/web-kit/art/courtyard.svg';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import courtyardAtNight from '../../content/art/courtyard-night.svg';
import { hero } from '../../content/landing';
import { AuthCard } from '../../features/auth/AuthCard';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';

/** Height ÷ width of the picture. */
const drawingRatio = 430 / 1440;

const Courtyard = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0 0',
  height: `max(280px, ${drawingRatio * 100}vw)`,
  background: `url("${courtyard}") 30% 100% / cover no-repeat`,
  ...theme.applyStyles('dark', { backgroundImage: `url("${courtyardAtNight}")` }),
}));

/** The headline and the card in front of the picture of the courtyard. */
export function Hero() {
  return (
    <Box component="section" sx={{ position: 'relative', zIndex: 0, overflow: 'hidden' }}>
      {/*
       * The largest element of the screen (LCP): preloaded, because otherwise it loads only once the styles are known.
       */}
      <link
        rel="preload"
        as="image"
        href={courtyard}
        media="(prefers-color-scheme: light)"
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        href={courtyardAtNight}
        media="(prefers-color-scheme: dark)"
        fetchPriority="high"
      />
      <Box
        sx={{
          ...publicContentWidth,
          pt: { xs: 2, sm: 8, md: 11 },
          pb: { xs: '190px', md: '270px' },
          minHeight: { md: 'calc(100vh - 76px)' },
          maxHeight: { md: 'max(1080px, 40vw)' },
          display: 'grid',
          gap: { xs: 5, sm: 7, md: 10 },
          // On tablets one narrow column, so that the fields are not as wide as the window.
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 520px)', md: 'minmax(0, 1fr) 424px' },
          justifyContent: { sm: 'center' },
          alignItems: 'start',
        }}
      >
        {/* In wide and low windows the picture, whose sky is a quarter of it, would reach into the text. */}
        <Box sx={{ pt: { md: 6 }, pb: { md: 'calc(25vw - 270px)' }, maxWidth: 580 }}>
          <Typography variant="hero" component="h1">
            {hero.lead}{' '}
            <Box component="span" sx={{ color: 'campus.teal.main' }}>
              {hero.accent}
            </Box>
          </Typography>
          <Typography
            variant="heroText"
            sx={{
              mt: { xs: 2, md: 6 },
              color: 'text.secondary',
            }}
          >
            {hero.text(runtimeConfig().brandName)}
          </Typography>
        </Box>
        <AuthCard />
      </Box>
      {/*
       * The last child, because it is at the bottom of the section: a browser that paints while the page is still
       * loading would otherwise shift it down several times.
       */}
      <Courtyard />
    </Box>
  );
}
