import { useGetOne } from 'react-admin';
import type { UsersStatsDto } from '../../api/generated';
import { CURRENT, type Single } from '../../providers/records';

/** The numbers of members; every page that shows them fetches them again. */
export function useUserStats() {
  return useGetOne<Single<UsersStatsDto>>('userStats', { id: CURRENT });
}
