import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import { Check } from 'lucide-react';
import { BusyButton } from '../../../components/BusyButton';
import type { PageDto } from '../../../api/generated';
import { showFailureToast } from '../../../components/toasts/toasts';
import { pageTexts } from '../../../texts/pages';
import { usePagesToggleFollowMutation } from '../pagesApi';
import { followErrorText } from '../useFollow';

interface FollowPillProps {
  page: PageDto;
  /** Called before each follow and unfollow. */
  onToggled?: () => void;
}

/** Follows or unfollows one of several pages, and shows which. A failure is shown as a toast. */
export function FollowPill({ page, onToggled }: FollowPillProps) {
  const [toggleFollow, { isLoading }] = usePagesToggleFollowMutation();
  const toggle = async () => {
    onToggled?.();
    const { error } = await toggleFollow({ pageIdDto: { id: page.id } });
    if (error) showFailureToast(error, followErrorText(error));
  };
  return (
    <BusyButton
      variant={page.isFollowing ? 'outlined' : 'tonal'}
      size="small"
      loading={isLoading}
      aria-pressed={page.isFollowing}
      startIcon={page.isFollowing ? <Check size={16} aria-hidden /> : undefined}
      onClick={() => void toggle()}
      sx={{ flex: 'none', borderRadius: `${radii.full}px` }}
    >
      <span>{page.isFollowing ? pageTexts.following : pageTexts.follow}</span>
      <VisuallyHidden>
        {' '}
        <bdi>{page.title}</bdi>
      </VisuallyHidden>
    </BusyButton>
  );
}
