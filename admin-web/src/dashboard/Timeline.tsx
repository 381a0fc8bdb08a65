import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { FailureAlert } from '../components/FailureAlert';
import { Section } from '../components/Section';
import type { TimelineDay } from '../providers/records';
import { BarChart } from './BarChart';
import { DayTable } from './DayTable';
import { lastDays, RangePicker } from './RangePicker';
import { barsOf, measures } from './series';

/** Sign-ups, posts, comments and likes over a range of days. */
export function Timeline() {
  const translate = useTranslate();
  const [range, setRange] = useState(() => lastDays(30));
  const [isTable, setTable] = useState(false);
  const { data, error, isFetching, refetch } = useGetList<TimelineDay>(
    'timeline',
    { filter: range },
    { placeholderData: (previous) => previous },
  );

  return (
    <Section
      title={translate('home.activity.title')}
      subtitle={translate('home.activity.about')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 4, rowGap: 2 }}>
          <Button onClick={() => setTable(!isTable)} aria-expanded={isTable} sx={{ ml: { xs: -3, lg: 0 } }}>
            {translate(`home.activity.${isTable ? 'hide_table' : 'show_table'}`)}
          </Button>
          <RangePicker range={range} onChange={setRange} />
        </Box>
      }
    >
      {error && !isFetching ? (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('home.activity.failed')}</FailureAlert>
      ) : (
        <>
          <Box
            aria-busy={isFetching}
            sx={{
              display: 'grid',
              // With four charts in a row, the whole page fits a laptop's screen.
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(4, minmax(0, 1fr))',
              },
              columnGap: { xs: 10, lg: 6 },
              rowGap: 5,
              opacity: isFetching && data ? 0.45 : 1,
              transition: 'opacity 160ms 120ms',
            }}
          >
            {measures.map((key) => (
              <div key={key}>
                <Typography variant="body2" component="h3" sx={{ mb: 2, color: 'campus.ink2' }}>
                  {translate(`home.activity.measures.${key}`)}
                  <Box
                    component="strong"
                    sx={{ ml: 2, color: 'campus.ink', fontVariantNumeric: 'tabular-nums' }}
                  >
                    {data && formatCount(data.reduce((sum, day) => sum + day[key], 0))}
                  </Box>
                </Typography>
                {data ? (
                  <BarChart label={translate(`home.activity.measures.${key}`)} bars={barsOf(data, key)} />
                ) : (
                  <Skeleton variant="rounded" height={138} />
                )}
              </div>
            ))}
          </Box>
          {data && isTable && <DayTable days={data} />}
        </>
      )}
    </Section>
  );
}
