import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { PageDto } from '../../api/generated';
import { showFailureToast } from '../../components/toasts/toasts';
import { pageTexts } from '../../texts/pages';
import { PageRow } from './PageRow';
import { usePagesToggleFollowMutation } from './pagesApi';
import { followErrorText } from './useFollow';

interface OfferedPageProps {
  page: PageDto;
  /** Called before each follow and unfollow. */
  onToggled: () => void;
  sx?: SxProps<Theme>;
}

/** A suggested page, with a button that follows it and takes that back. */
export function OfferedPage({ page, onToggled, sx }: OfferedPageProps) {
  const [toggleFollow, { isLoading }] = usePagesToggleFollowMutation();
  const toggle = async () => {
    onToggled();
    const { error } = await toggleFollow({ pageIdDto: { id: page.id } });
    if (error) showFailureToast(error, followErrorText(error));
  };
  return (
    <PageRow
      page={page}
      detail={pageTexts.followers(page.followers)}
      sx={sx}
      action={
        <Button
          variant={page.isFollowing ? 'outlined' : 'tonal'}
          size="small"
          loading={isLoading}
          aria-pressed={page.isFollowing}
          startIcon={page.isFollowing ? <Check size={16} aria-hidden /> : undefined}
          onClick={() => void toggle()}
          sx={{ flex: 'none', borderRadius: `${radii.full}px` }}
        >
          {page.isFollowing ? pageTexts.following : pageTexts.follow}
          <VisuallyHidden> {page.title}</VisuallyHidden>
        </Button>
      }
    />
  );
}
