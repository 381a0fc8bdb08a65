import { isNotFound } from '../../../api/errors';
import type { PageDto } from '../../../api/generated';
import { usePagesGetPageByIdQuery, usePagesToggleFollowMutation } from '../pagesApi';

/** Whether the member may post on a page. Only `open` means yes; `unknown` means that the page is not fetched yet. */
export type PostingStatus = 'open' | 'not-followed' | 'deleted' | 'unknown';

/** The posting status of a page, and the page. Fetches nothing without an id. */
export function usePostingStatus(id: string | undefined): { postingStatus: PostingStatus; page?: PageDto } {
  const { data, error } = usePagesGetPageByIdQuery(
    { pageIdDto: { id: id ?? '' } },
    { skip: id === undefined },
  );
  if (id === undefined) return { postingStatus: 'open' };
  if (isNotFound(error)) return { postingStatus: 'deleted' };
  if (!data) return { postingStatus: 'unknown' };
  const { page, admin, isFollowing } = data.data;
  return { postingStatus: admin.isAdmin || isFollowing ? 'open' : 'not-followed', page };
}

/**
 * Follows a page from where the member wants to post on it.
 * @param onFollowed called once the page is followed
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
