import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { DayRecord } from '../../providers/records/settings';
import type { UserStatsRecord } from '../../providers/records/users';
import { trendRange, trendsOf, type Trends } from './trends';

/** The values of the sparklines; undefined while loading and after a failure, because the charts are decorative. */
export function useTrends(stats: UserStatsRecord | undefined): Trends | undefined {
  const { data, error } = useGetList<DayRecord>('timeline', { filter: trendRange() });
  return useMemo(
    () => (stats && data && !error ? trendsOf(data, stats.total) : undefined),
    [stats, data, error],
  );
}
