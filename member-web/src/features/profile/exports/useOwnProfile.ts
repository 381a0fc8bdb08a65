import type { ProfileDto } from '../../../api/generated';
import { useProfileGetQuery } from '../profileApi';

/** The profile of the signed-in member; undefined until it is loaded, or if that fails. */
export function useOwnProfile(): ProfileDto | undefined {
  return useProfileGetQuery({ getProfileDto: {} }).data?.data;
}
