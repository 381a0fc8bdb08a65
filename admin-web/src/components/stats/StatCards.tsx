import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import type { UsersStatsDto } from '../../api/generated';
import { CURRENT, type Single, type TimelineDay } from '../../providers/records';
import { useIsModerator } from '../../providers/useSession';
import { TinyChart } from './TinyChart';
import { trendRange, trendsOf, type Trends } from './trends';

/** The numbers of members; every page that shows them fetches them again. */
export function useUserStats() {
  return useGetOne<Single<UsersStatsDto>>('userStats', { id: CURRENT });
}

const cards = [
  { figure: 'totalUsers', chart: 'line' },
  { figure: 'todayUsers', chart: 'bars' },
  { figure: 'monthUsers', chart: 'bars' },
] as const;

interface StatCardsProps {
  /** Absent while loading and after a failure. */
  stats: UsersStatsDto | undefined;
  isLoading: boolean;
}

/** The three cards with numbers of members; a missing number is shown as "-". */
export function StatCards({ stats, isLoading }: StatCardsProps) {
  const translate = useTranslate();
  const trends = useTrends(stats);
  const texts = cards.map(({ figure }) => (stats ? formatCount(stats[figure]) : '-'));
  // Six digits must fit in a third of a phone's width, and all three numbers have the same font size.
  const isLong = texts.some((text) => text.length > 6);
  return (
    <Box
      component="dl"
      aria-busy={isLoading}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: { xs: 1.5, md: 4 },
      }}
    >
      {cards.map(({ figure, chart }, index) => (
        <Card
          key={figure}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            position: 'relative',
            px: { xs: 2, sm: 3, md: 5 },
            pt: { xs: 2.5, md: 4 },
            pb: { xs: 2, md: 4 },
          }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{
              color: 'campus.ink2',
              fontSize: { xs: '0.8125rem', md: '0.875rem' },
              letterSpacing: { xs: '-0.02em', sm: 0 },
            }}
          >
            {translate(`stats.${figure}`)}
          </Typography>
          <Figure text={texts[index]} isLong={isLong} isLoading={isLoading}>
            {trends && <TinyChart points={trends[figure]} kind={chart} />}
          </Figure>
        </Card>
      ))}
    </Box>
  );
}

interface FigureProps {
  text: string | undefined;
  isLong: boolean;
  isLoading: boolean;
  /** The chart, inside the `dd` of the number, because a `dl` may contain nothing else. */
  children: ReactNode;
}

function Figure({ text, isLong, isLoading, children }: FigureProps) {
  return (
    <Typography
      component="dd"
      variant="figure"
      sx={{
        m: 0,
        fontSize: { xs: isLong ? '1.0625rem' : '1.5rem', sm: '1.5rem', md: '2rem' },
      }}
    >
      {isLoading ? <Skeleton width="2.5ch" /> : <span>{text}</span>}
      {children}
    </Typography>
  );
}

/** The values of the sparklines; undefined while loading, after a failure and for moderators, because the charts are decorative. */
function useTrends(stats: UsersStatsDto | undefined): Trends | undefined {
  const isModerator = useIsModerator();
  const { data, error } = useGetList<TimelineDay>(
    'timeline',
    { filter: trendRange() },
    { enabled: !isModerator },
  );
  return useMemo(
    () => (stats && data && !error ? trendsOf(data, stats.totalUsers) : undefined),
    [stats, data, error],
  );
}
