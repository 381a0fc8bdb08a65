import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { generatedApi } from '../../api/generated';

/** The pages that the member created, from which they can post an opening; undefined until they are known. */
export function useOwnPages() {
  const { data } = generatedApi.endpoints.pagesGetAllPages.useQuery(
    { getAllPagesDto: { userPages: true, sort: 'activity', page: 1, limit: MAX_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  return data?.data.pages;
}
