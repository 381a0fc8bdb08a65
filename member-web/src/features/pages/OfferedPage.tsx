import type { PageDto } from '../../api/generated';
import { pageTexts } from '../../texts/pages';
import { FollowPill } from './exports/FollowPill';
import { PageRow } from './PageRow';

interface OfferedPageProps {
  page: PageDto;
  /** Called before each follow and unfollow. */
  onToggled: () => void;
  /** See {@link PageRow}. */
  isNarrow?: boolean;
}

/** A suggested page, with a button that follows it and takes that back. */
export function OfferedPage({ page, onToggled, isNarrow }: OfferedPageProps) {
  return (
    <PageRow
      page={page}
      detail={pageTexts.followers(page.followers)}
      isNarrow={isNarrow}
      action={<FollowPill page={page} onToggled={onToggled} />}
    />
  );
}
