import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { BusyButton } from '../../../components/BusyButton';
import { composerTexts } from '../../../texts/composer';
import { pageTexts } from '../../../texts/pages';
import { useFollowToPost } from '../../pages/exports/usePostingStatus';
import type { PlaceState } from './usePostPlace';

interface PlaceNoticeProps {
  place: PlaceState;
  /** The title of a page on which the member may not post; explains why this post goes to everyone. */
  insteadOf?: string;
  isCompact: boolean;
  /** Called to send the post to everyone instead. */
  onMove: () => void;
  /** Called once the page is followed. */
  onFollowed: () => void;
}

/** Shown when the post cannot be published on its page. Offers the alternatives; the draft is kept. */
export function PlaceNotice({
  place: { page, postingStatus },
  insteadOf,
  isCompact,
  ...on
}: PlaceNoticeProps) {
  const { follow, isFollowing, error } = useFollowToPost(page?.id, on.onFollowed);
  const title = page?.title ?? composerTexts.somePage;
  const box = { px: isCompact ? 4 : 6, pt: isCompact ? 3 : 0, pb: isCompact ? 0 : 3.5 };
  if (!page) {
    return insteadOf === undefined ? null : (
      <Box sx={box}>
        <Alert severity="info">{composerTexts.toEveryoneInstead(insteadOf)}</Alert>
      </Box>
    );
  }
  if (postingStatus !== 'deleted' && postingStatus !== 'not-followed') return null;
  return (
    <Box sx={box}>
      <Alert severity="warning">
        <span>
          {postingStatus === 'deleted'
            ? composerTexts.placeGone(title)
            : composerTexts.placeNotFollowed(title)}
        </span>
        {error !== undefined && <Box sx={{ mt: 1 }}>{errorText(error)}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {postingStatus === 'not-followed' && (
            <BusyButton variant="tonal" size="small" loading={isFollowing} onClick={() => void follow()}>
              {pageTexts.follow}
            </BusyButton>
          )}
          <Button variant="outlined" size="small" onClick={on.onMove}>
            {composerTexts.moveToEveryone}
          </Button>
        </Box>
      </Alert>
    </Box>
  );
}
