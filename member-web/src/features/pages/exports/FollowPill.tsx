import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { isLimited } from '../../../api/limited';
import type { PageDto } from '../../../api/generated';
import { BusyButton } from '../../../components/BusyButton';
import { useMemberId } from '../../../lib/drafts/useDrafts';
import { showFailureToast } from '../../../components/toasts/toasts';
import { usePagesToggleFollowMutation } from '../pagesApi';
import { pageTexts } from '../../../texts/pages';
import { useLimit } from '../../safety/exports/useLimit';

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

/** Follows or unfollows one of several pages, and shows which; "Yours" for a page of the member, which nobody can follow. */
export function FollowPill(props: FollowPillProps) {
  const memberId = useMemberId();
  return props.page.UserId === memberId ? <Yours>{pageTexts.isYours}</Yours> : <Toggle {...props} />;
}

const Yours = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  padding: '4px 12px',
  borderRadius: radii.full,
  backgroundColor: theme.vars.palette.campus.sunken,
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
}));

/** A failure is shown as a toast. */
function Toggle({ page, onToggled }: FollowPillProps) {
  const [toggleFollow, { isLoading }] = usePagesToggleFollowMutation();
  const toggle = async () => {
    onToggled?.();
    const { error } = await toggleFollow({ pageIdDto: { id: page.id } });
    if (error) showFailureToast(error, isLimited(error) ? errorText(error) : followErrorText(error));
  };
  const off = useLimit();
  return (
    <BusyButton
      variant={page.isFollowing ? 'outlined' : 'tonal'}
      size="small"
      loading={isLoading}
      aria-pressed={page.isFollowing}
      startIcon={page.isFollowing ? <Check size={16} aria-hidden /> : undefined}
      onClick={() => void toggle()}
      {...off}
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
