import { useGetOne } from 'react-admin';
import { CURRENT } from '../../providers/records/current';
import { type UserStatsRecord } from '../../providers/records/users';

/** How many members there are, read anew by every page that shows it. */
export function useUserStats() {
  return useGetOne<UserStatsRecord>('userStats', { id: CURRENT });
}
