import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { pageTexts } from '../../texts/pages';
import { usePagesToggleFollowMutation } from './pagesApi';

interface FollowProps {
  pageId: string;
  isFollowing: boolean;
}

/** Follows a page and leaves it again; shown only once the server has taken it. */
export function useFollow({ pageId, isFollowing }: FollowProps) {
  const [toggleFollow, { isLoading, error }] = usePagesToggleFollowMutation();
  return {
    button: (
      <Button
        variant={isFollowing ? 'tonal' : 'contained'}
        loading={isLoading}
        aria-pressed={isFollowing}
        startIcon={isFollowing ? <Check size={20} aria-hidden /> : undefined}
        onClick={() => void toggleFollow({ pageIdDto: { id: pageId } })}
        sx={{ minWidth: 136, borderRadius: `${radii.full}px`, width: { xs: '100%', md: 'auto' } }}
      >
        {isFollowing ? pageTexts.following : pageTexts.follow}
      </Button>
    ),
    fault: error && (
      <Alert severity="error">
        {followFault(error)}. {errorText(error)}
      </Alert>
    ),
  };
}

/** Told apart by whether the server has answered (specification, section 8). */
export function followFault(error: unknown): string {
  return failureStatus(error) === undefined ? pageTexts.followUnanswered : pageTexts.followRefused;
}
