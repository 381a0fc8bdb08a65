import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { UsersStatsDto } from '../../api/generated';
import type { TimelineDay } from '../../providers/records';
import { trendRange, trendsOf, type Trends } from './trends';

/** The values of the sparklines; undefined while loading and after a failure, because the charts are decorative. */
export function useTrends(stats: UsersStatsDto | undefined): Trends | undefined {
  const { data, error } = useGetList<TimelineDay>('timeline', { filter: trendRange() });
  return useMemo(
    () => (stats && data && !error ? trendsOf(data, stats.totalUsers) : undefined),
    [stats, data, error],
  );
}
