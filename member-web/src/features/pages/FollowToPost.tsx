import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { writingFieldSx, writingRowSx } from '../../components/writingRow';
import type { PageDto } from '../../api/generated';
import { pageTexts } from '../../texts/pages';
import { useOwnProfile } from '../profile/exports/useOwnProfile';
import { useLimit } from '../safety/exports/useLimit';
import { useFollowToPost } from './exports/usePostingStatus';
import { followErrorText } from './exports/FollowPill';

interface FollowToPostProps {
  page: PageDto;
  /** Called once the page is followed by this button. */
  onFollowed: () => void;
  /** A link to the draft for this page. */
  draft: ReactNode;
}

/**
 * Stands in the place of the composer until the page is followed, and looks like it: a second pill “Follow” would compete
 * with the one of the page's header.
 */
export function FollowToPost({ page, onFollowed, draft }: FollowToPostProps) {
  const off = useLimit();
  const profile = useOwnProfile();
  const { follow, isFollowing, error } = useFollowToPost(page.id, onFollowed);
  return (
    <Card component="section" aria-label={pageTexts.followToPost} sx={writingRowSx}>
      <Avatar person={profile?.User} path={profile?.profileUrl} size={44} />
      <BusyButton
        variant="text"
        loading={isFollowing}
        onClick={() => void follow()}
        {...off}
        sx={{ ...writingFieldSx, textAlign: 'start', fontWeight: 620 }}
      >
        {pageTexts.followToPost}
      </BusyButton>
      {/* The draft's line takes the whole width, and none without a draft. */}
      <Box sx={{ width: '100%', '&:empty': { display: 'none' } }}>{draft}</Box>
      {error !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {`${followErrorText(error)}. ${errorText(error)}`}
        </Alert>
      )}
    </Card>
  );
}
