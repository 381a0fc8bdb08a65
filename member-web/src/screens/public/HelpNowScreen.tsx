import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PublicHead } from '../../components/PublicHead';
import { HelplineList } from '../../features/safety/HelplineList';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { helplineTexts } from '../../content/helplines';

/** Who can be called at once, for everybody, signed in or not. The numbers come before any other word. */
export function HelpNowScreen() {
  return (
    <Box sx={{ ...publicContentWidth, pt: { xs: 6, md: 14 }, pb: { xs: 24, md: 32 } }}>
      <PublicHead title={helplineTexts.title} description={helplineTexts.callThem} />
      <Typography variant="hero" component="h1" sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 4rem)' }}>
        {helplineTexts.notAlone}
      </Typography>
      <Typography variant="heroText" sx={{ mt: 4, maxWidth: 680, color: 'text.secondary' }}>
        {helplineTexts.callThem}
      </Typography>
      <HelplineList
        sx={{
          mt: { xs: 6, md: 10 },
          mx: { xs: -3, sm: 0 },
          display: 'grid',
          gap: { sm: 3 },
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          '& a': { height: '100%' },
          '& li': { bgcolor: { sm: 'background.paper' }, borderRadius: 1 },
        }}
      />
      <Typography variant="h2" sx={{ mt: { xs: 10, md: 14 } }}>
        {helplineTexts.here}
      </Typography>
      <Typography sx={{ mt: 3, maxWidth: 680 }}>{helplineTexts.hereText}</Typography>
    </Box>
  );
}
