import type { ProfileDto } from '../../../api/generated';
import { useProfileGetQuery } from '../profileApi';

/** The profile of the member who is signed in; undefined until it has arrived, and where it cannot be had. */
export function useOwnProfile(): ProfileDto | undefined {
  return useProfileGetQuery({ getProfileDto: {} }).data?.data;
}
