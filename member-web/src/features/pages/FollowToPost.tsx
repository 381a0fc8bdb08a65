import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/BusyButton';
import type { PageDto } from '../../api/generated';
import { pageTexts } from '../../texts/pages';
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

/** Shown instead of the composer until the page is followed. */
export function FollowToPost({ page, onFollowed, draft }: FollowToPostProps) {
  const off = useLimit();
  const { follow, isFollowing, error } = useFollowToPost(page.id, onFollowed);
  return (
    <Card
      component="section"
      aria-label={pageTexts.followToPost}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 3, sm: 3.5 },
        rowGap: 2,
        px: { xs: 4, md: 5 },
        py: { xs: 1.5, md: 3.5 },
      }}
    >
      <Arch
        path={page.imageUrl}
        seed={page.id}
        width={40}
        height={48}
        sx={{ display: { xs: 'none', md: 'block' } }}
      />
      <Box sx={{ flex: 1, minWidth: 168 }}>
        <Box sx={{ typography: 'subtitle2' }}>{pageTexts.followToPost}</Box>
        {/* On phones it would only push the first post down. */}
        <Box sx={{ display: { xs: 'none', md: 'block' }, typography: 'body2', color: 'text.secondary' }}>
          {pageTexts.followToPostText}
        </Box>
        {draft}
      </Box>
      <BusyButton
        variant="tonal"
        loading={isFollowing}
        onClick={() => void follow()}
        {...off}
        sx={{ flex: 'none', borderRadius: `${radii.full}px` }}
      >
        {pageTexts.follow}
        <VisuallyHidden>{pageTexts.followThis(page.title)}</VisuallyHidden>
      </BusyButton>
      {error !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {`${followErrorText(error)}. ${errorText(error)}`}
        </Alert>
      )}
    </Card>
  );
}
