import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { Composer } from '../features/feeds/composer/Composer';
import { FeedList } from '../features/feeds/FeedList';
import { FeedStack } from '../features/feeds/FeedStack';
import { useOwnProfile } from '../features/profile/exports/useOwnProfile';
import { greeting } from '../lib/greeting';
import { useNow } from '../lib/useNow';
import { frameTexts } from '../texts/frame';
import { MemberRail } from './rail/MemberRail';

/** The member's home: the composer and the newest posts of everyone. */
export function DashboardScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{frameTexts.dashboard}</ScreenTitle>
      <Box sx={{ mx: { xs: 4, md: 1 }, mb: { xs: 3, md: 4.5 } }}>
        <Greeting />
        <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {frameTexts.newestFirst}
        </Typography>
      </Box>
      <FeedStack>
        <Composer />
        <FeedList />
      </FeedStack>
    </ColumnWithRail>
  );
}

/** A separate component, so that the screen does not render again every minute. */
function Greeting() {
  const profile = useOwnProfile();
  // Always one line: the name arrives after the first posts, which must not move.
  return (
    <Typography variant="h1" noWrap>
      {greeting(useNow(), profile?.User.name)}
    </Typography>
  );
}
