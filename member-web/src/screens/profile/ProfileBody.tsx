import chai from '@campus-commons/web-kit/art/chai.svg';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ProfileDto } from '../../api/generated';
import { Feature } from '../../components/Feature';
import { EmptyState } from '../../components/states/EmptyState';
import { Composer } from '../../features/feeds/composer/Composer';
import { COMPOSER } from '../../features/feeds/composerLink';
import { FeedList } from '../../features/feeds/FeedList';
import { FeedStack } from '../../features/feeds/exports/FeedStack';
import { MemberProjects } from '../../features/projects/exports/MemberProjects';
import { LazyMemberRecords } from '../../features/records/exports/LazyMemberRecords';
import { PagesToFollow } from '../../features/pages/PagesToFollow';
import { ProfileAbout } from '../../features/profile/ProfileAbout';
import { ProfileContact } from '../../features/profile/ProfileContact';
import { columnAndRail } from '../../lib/layout/columns';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { overlayLink } from '../../lib/hooks/useOverlay';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';

/** Below the profile header: one column; from 1200 px with a right column. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"about" "rail" "posts"',
  gap: 20,
  marginTop: 20,
  [theme.breakpoints.down('md')]: { gap: 10, marginTop: 10 },
  [theme.breakpoints.down('sm')]: { '& > * > .MuiCard-root': { borderRadius: 0, borderInline: 0 } },
  ...columnAndRail(theme, { gridTemplateAreas: '"about rail" "posts rail"', gridTemplateRows: 'auto 1fr' }),
}));

/** The member's description, contact data and posts. */
export function ProfileBody({ profile }: { profile: ProfileDto }) {
  const { User, isOwner } = profile;
  return (
    <Columns>
      <Box sx={{ gridArea: 'about', minWidth: 0 }}>
        <ProfileAbout profile={profile} />
      </Box>
      <Box
        sx={{
          gridArea: 'rail',
          minWidth: 0,
          display: isOwner ? 'grid' : { xs: 'none', lg: 'grid' },
          gap: 5,
          alignContent: 'start',
        }}
      >
        {isOwner && <ProfileContact user={User} />}
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <PagesToFollow />
        </Box>
      </Box>
      <Box sx={{ gridArea: 'posts', minWidth: 0 }}>
        <LazyMemberRecords key={User.id} userId={User.id}>
          <Feature>
            <MemberProjects key={User.id} userId={User.id} isOwn={isOwner} />
          </Feature>
          <Typography variant="h2" sx={{ mx: { xs: 4, sm: 0 }, mt: 3, mb: { xs: 3, md: 4 } }}>
            {profileTexts.posts}
          </Typography>
          <FeedStack>
            {isOwner && <Composer />}
            <FeedList
              filter={{ usersFeed: true, userId: User.id }}
              empty={isOwner ? <NothingPosted /> : <NothingFrom name={nameOf(User)} />}
            />
          </FeedStack>
        </LazyMemberRecords>
      </Box>
    </Columns>
  );
}

function NothingPosted() {
  return (
    <EmptyState
      scene={chai}
      title={commonTexts.noFeeds}
      actions={
        <Button variant="tonal" component={Link} {...overlayLink(paths.profile, COMPOSER)}>
          {commonTexts.writePost}
        </Button>
      }
    >
      {profileTexts.noPosts}
    </EmptyState>
  );
}

function NothingFrom({ name }: { name: string }) {
  return (
    <EmptyState
      title={commonTexts.noFeeds}
      actions={
        <Button variant="tonal" component={Link} to={paths.dashboard}>
          {profileTexts.goToFeed}
        </Button>
      }
    >
      {profileTexts.noPostsOf(name)}
    </EmptyState>
  );
}
