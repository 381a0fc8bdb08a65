import { isNotFound } from '../../../api/errors';
import type { PageDto } from '../../../api/generated';
import { usePagesGetPageByIdQuery, usePagesToggleFollowMutation } from '../pagesApi';

/** Whether the member may post on a page: not while it is not followed, never when it is gone, unknown until asked. */
export type PageStanding = 'open' | 'not-followed' | 'gone' | 'unknown';

/** A page that something is to be posted on, as it is now. Asks nothing without an id. */
export function usePageStanding(id: string | undefined): { standing: PageStanding; page?: PageDto } {
  const { data, error } = usePagesGetPageByIdQuery(
    { pageIdDto: { id: id ?? '' } },
    { skip: id === undefined },
  );
  if (id === undefined) return { standing: 'open' };
  if (isNotFound(error)) return { standing: 'gone' };
  if (!data) return { standing: 'unknown' };
  const { page, admin, isFollowing } = data.data;
  return { standing: admin.isAdmin || isFollowing ? 'open' : 'not-followed', page };
}

/**
 * Follows a page from where something is to be posted on it.
 * @param onFollowed called once the server has taken it
 */
export function useFollowToPost(id: string | undefined, onFollowed: () => void) {
  const [toggleFollow, { isLoading, error }] = usePagesToggleFollowMutation();
  return {
    follow: async () => {
      if (id === undefined) return;
      const { data } = await toggleFollow({ pageIdDto: { id } });
      if (data?.data.isFollowing) onFollowed();
    },
    isFollowing: isLoading,
    error,
  };
}
