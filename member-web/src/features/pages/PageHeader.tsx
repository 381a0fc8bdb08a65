import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import { categoryHues } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PageDetailsDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';
import { commonTexts } from '../../texts/common';
import { folding } from '../../texts/components';
import { pageTexts } from '../../texts/pages';
import { BellButton, FollowButton } from './FollowButtons';
import { OwnPageActions } from './OwnPageActions';
import { followErrorText, useFollow } from './exports/FollowPill';

/** The header of a page: picture, title, creator, numbers and actions. */
export function PageHeader({ details }: { details: PageDetailsDto }) {
  const { page, admin, isFollowing, bell } = details;
  const follow = useFollow(page.id);
  return (
    <Card
      component="header"
      sx={{
        overflow: 'hidden',
        display: { md: 'grid' },
        gridTemplateColumns: '264px minmax(0, 1fr)',
        borderRadius: { xs: 0, sm: '16px' },
        borderInlineWidth: { xs: 0, sm: 1 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'center',
          pt: { xs: 4, md: 8 },
          bgcolor: `campus.${categoryHues[page.category]}.tint`,
        }}
      >
        <Arch
          path={page.imageUrl}
          seed={page.id}
          width={200}
          height={248}
          base={0}
          sx={{ display: { xs: 'none', md: 'block' } }}
        />
        <Arch
          path={page.imageUrl}
          seed={page.id}
          width={132}
          height={148}
          base={0}
          sx={{ display: { md: 'none' } }}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: { xs: 'center', md: 'stretch' },
          textAlign: { xs: 'center', md: 'start' },
          px: { xs: 4, md: 8 },
          pt: { xs: 4, md: 6.5 },
          pb: { xs: 5, md: 6.5 },
        }}
      >
        <Box>
          <CategoryChip category={page.category} />
        </Box>
        <Typography variant="h1" dir="auto" sx={{ mt: { xs: 2, md: 3 }, overflowWrap: 'anywhere' }}>
          {page.title}
        </Typography>
        <Box sx={{ mt: { xs: 2, md: 2.5 }, mb: 5, width: '100%' }}>
          <FoldedText {...folding}>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {page.description}
            </Typography>
          </FoldedText>
        </Box>
        <Box
          sx={{
            mt: 'auto',
            width: '100%',
            display: 'flex',
            flexWrap: 'wrap',
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: 'center',
            columnGap: 7,
            rowGap: 4,
          }}
        >
          <Box
            sx={{
              display: 'flex',
              gap: 2.5,
              alignItems: 'center',
              minWidth: 0,
              // So that the buttons stay in the row.
              maxWidth: { xs: '100%', md: 260 },
              textAlign: 'start',
            }}
          >
            <MemberPictureLink member={admin}>
              <Avatar person={admin} path={admin.profileUrl} size={40} />
            </MemberPictureLink>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ typography: 'body2', lineHeight: '18px', color: 'text.secondary' }}>
                {commonTexts.createdBy}
              </Box>
              <OneLine dir="auto" title={nameOf(admin)} sx={{ typography: 'subtitle2' }}>
                <MemberLink member={admin}>{nameOf(admin)}</MemberLink>
              </OneLine>
            </Box>
          </Box>
          <Box component="dl" sx={{ m: 0, display: 'flex', gap: 7 }}>
            <Figure label={pageTexts.noun('follower', page.followers)} value={page.followers} />
            <Figure label={pageTexts.noun('post', page.posts)} value={page.posts} />
          </Box>
          <Box
            sx={{
              ml: { md: 'auto' },
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              width: { xs: '100%', md: 'auto' },
              '& > .MuiButton-root': { flex: { xs: 1, md: 'none' } },
            }}
          >
            {admin.isAdmin ? (
              <OwnPageActions page={page} />
            ) : (
              <>
                <FollowButton
                  isFollowing={isFollowing}
                  isLoading={follow.isLoading}
                  onToggle={follow.toggle}
                />
                {isFollowing && <BellButton pageId={page.id} isOn={bell} />}
              </>
            )}
          </Box>
        </Box>
        {follow.error && (
          <Box sx={{ mt: 4, width: '100%', textAlign: 'start' }}>
            <Alert severity="error">{`${followErrorText(follow.error)}. ${errorText(follow.error)}`}</Alert>
          </Box>
        )}
      </Box>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row-reverse', md: 'column-reverse' },
        alignItems: { xs: 'baseline', md: 'flex-start' },
        columnGap: 1.5,
      }}
    >
      <Box component="dt" sx={{ typography: 'compact', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
        {formatCount(value)}
      </Box>
    </Box>
  );
}
