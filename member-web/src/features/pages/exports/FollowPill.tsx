import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Check } from 'lucide-react';
import type { PageDto } from '../../../api/generated';
import { BusyButton } from '../../../components/BusyButton';
import { showFailureToast } from '../../../components/toasts/toasts';
import { usePagesToggleFollowMutation } from '../pagesApi';
import { pageTexts } from '../../../texts/pages';

/** Follows or unfollows a page. The change is shown only after the server has confirmed it. */
export function useFollow(pageId: string) {
  const [toggleFollow, { isLoading, error }] = usePagesToggleFollowMutation();
  return { toggle: () => void toggleFollow({ pageIdDto: { id: pageId } }), isLoading, error };
}

/** The error text; depends on whether the server has answered (specification, section 8). */
export function followErrorText(error: unknown): string {
  return failureStatus(error) === undefined ? pageTexts.followUnanswered : pageTexts.followRefused;
}

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
      {page.isFollowing ? pageTexts.following : pageTexts.follow}
      <VisuallyHidden>
        {' '}
        <bdi>{page.title}</bdi>
      </VisuallyHidden>
    </BusyButton>
  );
}
