import type { ProfileDto } from '../../../api/generated';
import { useProfileGetQuery } from '../profileApi';

/** The profile of the signed-in member; undefined until it is loaded, or if that fails. */
export function useOwnProfile(): ProfileDto | undefined {
  return useProfileGetQuery({ getProfileDto: {} }).data?.data;
}

/** The same, and whether the server has answered. */
export function useOwnProfileState(): { profile: ProfileDto | undefined; isSettled: boolean } {
  const { data, isError } = useProfileGetQuery({ getProfileDto: {} });
  return { profile: data?.data, isSettled: isError || data !== undefined };
}

/**
 * The profile of the signed-in member, fetched again when the page is opened or its tab is shown again: for what may
 * have changed elsewhere, such as a link opened in another tab.
 */
export function useOwnProfileQuery() {
  return useProfileGetQuery({ getProfileDto: {} }, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
}
