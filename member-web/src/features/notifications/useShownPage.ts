import { useSearchParams } from 'react-router-dom';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { useNotificationsGetAllQuery } from './notificationsApi';

/** Notifications per page. */
const PAGE_SIZE = 20;

/** The page of notifications that the address names. Every component that asks for it shares one call. */
export function useShownPage() {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const query = useNotificationsGetAllQuery(
    { getNotificationsDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return { page, ...query };
}
