import { useGetOne } from 'react-admin';
import { CURRENT } from '../../providers/records/current';
import { type UserStatsRecord } from '../../providers/records/users';

/** The numbers of members; every page that shows them fetches them again. */
export function useUserStats() {
  return useGetOne<UserStatsRecord>('userStats', { id: CURRENT });
}
