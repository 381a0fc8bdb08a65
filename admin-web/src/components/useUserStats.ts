import { useGetOne } from 'react-admin';
import { CURRENT_STATS, type UserStatsRecord } from '../providers/records/users';

/** How many members there are, read anew by every page that shows it. */
export function useUserStats() {
  return useGetOne<UserStatsRecord>('userStats', { id: CURRENT_STATS });
}
