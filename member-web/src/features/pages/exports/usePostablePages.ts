import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import type { PageDto } from '../../../api/generated';
import { usePagesGetAllPagesQuery } from '../pagesApi';

/**
 * The pages that the member may post on, the last active ones first; fetched again each time it is no longer skipped,
 * because pages may have been followed meanwhile. At most what one answer holds: whoever follows more finds the others
 * on their own screens.
 */
export function usePostablePages(skip: boolean) {
  const { data, isFetching, isError, refetch } = usePagesGetAllPagesQuery(
    { getAllPagesDto: { userPages: false, postable: true, sort: 'activity', page: 1, limit: MAX_PAGE_SIZE } },
    { skip, refetchOnMountOrArgChange: true },
  );
  const pages: readonly PageDto[] = data?.data.pages ?? [];
  return { pages, isLoading: isFetching && !data, isError: isError && !isFetching, refetch };
}
