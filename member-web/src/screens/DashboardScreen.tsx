import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { Composer } from '../features/feeds/composer/Composer';
import { FeedList } from '../features/feeds/FeedList';
import { FeedStack } from '../features/feeds/FeedStack';
import { PagesStrip } from '../features/pages/PagesStrip';
import { useOwnProfile } from '../features/profile/exports/useOwnProfile';
import { greeting } from '../lib/greeting';
import { isGreetingDue, storeGreeting } from '../lib/greetingDay';
import { useNow } from '../lib/useNow';
import { frameTexts } from '../texts/frame';
import { MemberRail } from './rail/MemberRail';

/** The member's home: the composer and the newest posts of everyone. */
export function DashboardScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{frameTexts.dashboard}</ScreenTitle>
      <Heading />
      <FeedStack>
        <Composer />
        <FeedList interlude={<PagesStrip />} />
      </FeedStack>
    </ColumnWithRail>
  );
}

/** The screen's heading: a greeting on a day's first visit. Later it would only push the posts down, so it is hidden. */
function Heading() {
  const [isGreeting] = useState(() => isGreetingDue(new Date()));
  useEffect(() => {
    if (isGreeting) storeGreeting(new Date());
  }, [isGreeting]);
  if (!isGreeting) return <VisuallyHidden as="h1">{frameTexts.dashboard}</VisuallyHidden>;
  return (
    <Box sx={{ mx: { xs: 4, sm: 1 }, mb: { xs: 3, md: 4.5 } }}>
      <Greeting />
      <Typography
        variant="compact"
        sx={{ mt: 0.5, color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
      >
        {frameTexts.newestFirst}
      </Typography>
    </Box>
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
