import type { PageDto } from '../../../api/generated';
import { usePagesGetAllPagesQuery } from '../pagesApi';

/** The most that one answer holds. Whoever follows more finds the others on their own screens. */
const MAX_PAGE_SIZE = 50;

/**
 * The pages that the member may post on, the last active ones first; fetched again each time it is no longer skipped,
 * because pages may have been followed meanwhile.
 */
export function usePostablePages(skip: boolean) {
  const { data, isFetching, isError, refetch } = usePagesGetAllPagesQuery(
    { getAllPagesDto: { userPages: false, postable: true, sort: 'activity', page: 1, limit: MAX_PAGE_SIZE } },
    { skip, refetchOnMountOrArgChange: true },
  );
  const pages: readonly PageDto[] = data?.data.pages ?? [];
  return { pages, isLoading: isFetching && !data, isError: isError && !isFetching, refetch };
}
