import { radii } from '@campus-commons/web-kit/tokens.ts';
import { Check } from 'lucide-react';
import { BusyButton } from '../../components/BusyButton';
import { pageTexts } from '../../texts/pages';

interface FollowButtonProps {
  isFollowing: boolean;
  /** Whether a call is pending. */
  isLoading: boolean;
  onToggle: () => void;
}

/** A toggle button that follows or unfollows a page. */
export function FollowButton({ isFollowing, isLoading, onToggle }: FollowButtonProps) {
  return (
    <BusyButton
      variant={isFollowing ? 'tonal' : 'contained'}
      loading={isLoading}
      aria-pressed={isFollowing}
      startIcon={isFollowing ? <Check size={20} aria-hidden /> : undefined}
      onClick={onToggle}
      sx={{ minWidth: 136, borderRadius: `${radii.full}px`, width: { xs: '100%', md: 'auto' } }}
    >
      {isFollowing ? pageTexts.following : pageTexts.follow}
    </BusyButton>
  );
}
