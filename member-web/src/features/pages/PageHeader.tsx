import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import { categoryHues } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PageDetailsDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';
import { PageMenu } from '../safety/exports/PageMenu';
import { folding } from '../../texts/components';
import { pageTexts } from '../../texts/pages';
import { BellButton, FollowButton } from './FollowButtons';
import { OwnPageActions } from './OwnPageActions';
import { FollowedArch } from './exports/FollowedArch';
import { followErrorText, useFollow } from './exports/FollowPill';

/** Lines of a collapsed description. */
const DESCRIPTION_LINES = 3;

/** On phones the picture stands beside the title, and all else below both. */
const Frame = styled(Card)<{ component: 'header' }>(({ theme }) => ({
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"picture head" "text text" "foot foot"',
  gap: '8px 14px',
  padding: '10px 16px 12px',
  [theme.breakpoints.down('sm')]: { borderRadius: 0, borderInlineWidth: 0 },
  [theme.breakpoints.up('sm')]: { paddingTop: 16 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '264px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture head" "picture text" "picture foot"',
    gap: '10px 32px',
    padding: '26px 32px 26px 0',
  },
}));

const Niche = styled('div')(({ theme }) => ({
  gridArea: 'picture',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    margin: '-26px 0',
    paddingTop: 32,
  },
}));

/** The header of a page: picture, title, description, creator, numbers and actions. */
export function PageHeader({ details }: { details: PageDetailsDto }) {
  const { page, admin, isFollowing, bell } = details;
  const follow = useFollow(page.id);
  return (
    <Frame component="header">
      <Niche sx={{ bgcolor: { md: `campus.${categoryHues[page.category]}.tint` } }}>
        <FollowedArch
          page={page}
          isFollowing={isFollowing}
          width={200}
          height={248}
          base={0}
          display={{ xs: 'none', md: 'block' }}
        />
        <FollowedArch page={page} isFollowing={isFollowing} width={72} height={88} display={{ md: 'none' }} />
      </Niche>
      <Box sx={{ gridArea: 'head', alignSelf: 'center', minWidth: 0 }}>
        <CategoryChip category={page.category} />
        <Typography
          variant="h1"
          dir="auto"
          sx={{ mt: 1, typography: { xs: 'h2', md: 'h1' }, textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {page.title}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'text', minWidth: 0, typography: { xs: 'compact', md: 'body1' } }}>
        <FoldedText {...folding} lines={DESCRIPTION_LINES}>
          <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {page.description}
          </Box>
        </FoldedText>
      </Box>
      <Box
        sx={{
          gridArea: 'foot',
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: { sm: 'wrap' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: '8px 20px',
        }}
      >
        <Meta details={details} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
          }}
        >
          {admin.isAdmin ? (
            <OwnPageActions page={page} />
          ) : (
            <>
              <FollowButton
                pageId={page.id}
                isFollowing={isFollowing}
                isLoading={follow.isLoading}
                onToggle={follow.toggle}
              />
              {isFollowing && <BellButton pageId={page.id} isOn={bell} />}
              <PageMenu page={page} creator={{ id: page.UserId, name: nameOf(admin) }} />
            </>
          )}
        </Box>
        {follow.error && (
          <Box sx={{ width: '100%' }}>
            <Alert severity="error">{`${followErrorText(follow.error)}. ${errorText(follow.error)}`}</Alert>
          </Box>
        )}
      </Box>
    </Frame>
  );
}

/** One line: who created the page, and its numbers. With enlarged text it wraps. */
function Meta({ details: { page, admin } }: { details: PageDetailsDto }) {
  return (
    <Box
      sx={{
        // The name gives way before the actions go to a line of their own.
        flex: { sm: '1 1 300px' },
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <MemberPictureLink member={admin}>
        <Avatar person={admin} path={admin.profileUrl} size={24} />
      </MemberPictureLink>
      <CreatedBy>{pageTexts.createdBy}</CreatedBy>
      <OneLine dir="auto" title={nameOf(admin)} sx={creatorSx}>
        <MemberLink member={admin}>{nameOf(admin)}</MemberLink>
      </OneLine>
      <Box component="dl" sx={{ m: 0, display: 'flex', columnGap: 3 }}>
        <Figure label={pageTexts.noun('follower', page.followers)} value={page.followers} />
        <Figure label={pageTexts.noun('post', page.posts)} value={page.posts} />
      </Box>
    </Box>
  );
}

/** On phones the picture says it; screen readers hear it. */
const CreatedBy = styled(VisuallyHidden)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'static',
    margin: 0,
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
  },
}));

/** Takes the room that is left; the link is as high as a finger needs. */
const creatorSx = {
  flex: { xs: '1 1 0', sm: '0 1 auto' },
  minWidth: 72,
  maxWidth: { sm: 140, lg: 180 },
  my: -3,
  fontWeight: 600,
  color: 'text.primary',
  '& > a': { py: 3 },
} as const;

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'row-reverse', columnGap: 1 }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, color: 'text.primary' }}>
        {formatCount(value)}
      </Box>
    </Box>
  );
}
