import noticeArcade from '../content/art/notice-arcade.svg';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { EmptyState } from '../components/states/EmptyState';
import { Composer } from '../features/feeds/composer/Composer';
import { FeedPanel, FeedTabs } from '../features/feeds/FeedTabs';
import { FeedList, FollowingList, NothingYet, PopularList } from '../features/feeds/FeedList';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { NewPosts } from '../features/live/exports/LiveUpdates';
import { PagesStrip } from '../features/pages/PagesStrip';
import { useOwnProfile } from '../features/profile/exports/useOwnProfile';
import { useWelcome } from '../features/welcome/exports/useWelcome';
import { WelcomeCard } from '../features/welcome/exports/WelcomeCard';
import { greeting, isGreetingDue, storeGreeting } from '../lib/text/greeting';
import { feedAddress, feedFromSearch } from '../lib/address/feeds';
import { paths } from '../lib/address/paths';
import { decoration } from '../lib/loading/loadLater';
import { useNow } from '../lib/state/clock';
import { commonTexts } from '../texts/common';
import { feedTexts } from '../texts/feeds';
import { frameTexts } from '../texts/frame';
import { MemberRail } from './rail/MemberRail';
import { WaitingStrip } from './rail/Waiting';

/** A decoration, which takes no room: it may come after the posts. */
const Courtyard = decoration(async () => (await import('./CourtyardStrip')).CourtyardStrip);

/** The member's home: the composer, and the newest posts of everyone or of the pages that the member follows, or those of the week. */
export function DashboardScreen() {
  const [search] = useSearchParams();
  const choice = feedFromSearch(search);
  const { isShown: isWelcoming, end } = useWelcome();
  const welcome = isWelcoming && <WelcomeCard onEnd={end} />;
  const between = {
    afterFirst: welcome,
    isHeld: isWelcoming === undefined,
    interlude: (
      <>
        <WaitingStrip />
        {/* The card offers the same pages. */}
        {!isWelcoming && <PagesStrip />}
      </>
    ),
  };
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{frameTexts.dashboard}</ScreenTitle>
      {/* The courtyard behind the greeting reaches behind the tabs. */}
      <Box sx={{ position: 'relative', isolation: 'isolate' }}>
        <Heading />
        <FeedTabs />
      </Box>
      <FeedStack>
        <Composer />
        <FeedPanel choice={choice}>
          <NewPosts />
          {choice === 'everyone' && (
            <FeedList isHome {...between} empty={<NothingAtAll welcome={welcome} />} />
          )}
          {choice === 'following' && (
            <FollowingList {...between} empty={<NothingFollowed welcome={welcome} />} />
          )}
          {choice === 'week' && <PopularList {...between} empty={<NothingThisWeek welcome={welcome} />} />}
        </FeedPanel>
      </FeedStack>
    </ColumnWithRail>
  );
}

/** There are no posts at all: the welcome of a newcomer, if it is due, has the primary button. */
function NothingAtAll({ welcome }: { welcome: ReactNode }) {
  return (
    <>
      {welcome}
      <NothingYet isQuiet={Boolean(welcome)} />
    </>
  );
}

/** There are no posts of followed pages: some to follow, here or in the right column. */
function NothingFollowed({ welcome }: { welcome: ReactNode }) {
  return (
    <>
      {welcome}
      <EmptyState
        scene={noticeArcade}
        title={commonTexts.noFeeds}
        actions={
          <Button variant={welcome ? 'tonal' : 'contained'} component={Link} to={paths.memberPages}>
            {feedTexts.findPages}
          </Button>
        }
      >
        {feedTexts.followingEmpty}
      </EmptyState>
      {!welcome && <PagesStrip />}
    </>
  );
}

/** Nobody has liked or commented on anything for a week: what is new, which they may do it with. */
function NothingThisWeek({ welcome }: { welcome: ReactNode }) {
  return (
    <>
      {welcome}
      <EmptyState
        scene={noticeArcade}
        title={commonTexts.noFeeds}
        actions={
          <Button variant={welcome ? 'tonal' : 'contained'} component={Link} to={feedAddress('everyone')}>
            {feedTexts.readNewest}
          </Button>
        }
      >
        {feedTexts.weekEmpty}
      </EmptyState>
    </>
  );
}

/**
 * The screen's heading: a greeting on a day's first visit. Later it would only push the posts down, so it is hidden; on
 * phones it always is, because the tabs need its place.
 */
function Heading() {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isFirstVisit] = useState(() => isGreetingDue(new Date()));
  const isGreeting = isFirstVisit && hasRoom;
  useEffect(() => {
    if (isGreeting) storeGreeting(new Date());
  }, [isGreeting]);
  if (!isGreeting) return <VisuallyHidden as="h1">{frameTexts.dashboard}</VisuallyHidden>;
  return (
    <Box sx={{ mx: 1, mb: 3 }}>
      <Greeting />
    </Box>
  );
}

/** A separate component, so that the screen does not render again every minute. */
function Greeting() {
  const profile = useOwnProfile();
  // Always one line: the name arrives after the first posts, which must not move.
  return (
    <>
      <Typography variant="h1" noWrap>
        {greeting(useNow(), profile?.User.name)}
      </Typography>
      <Courtyard />
    </>
  );
}
