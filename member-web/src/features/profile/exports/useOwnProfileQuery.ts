import { useProfileGetQuery } from '../profileApi';

/**
 * The profile of the signed-in member, fetched again when the page is opened or its tab is shown again: for what may
 * have changed elsewhere, such as a link opened in another tab.
 */
export function useOwnProfileQuery() {
  return useProfileGetQuery({ getProfileDto: {} }, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
}
