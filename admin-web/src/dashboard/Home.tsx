import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { FailureAlert } from '../components/FailureAlert';
import { PageTitle } from '../components/PageTitle';
import { StatCards, useUserStats } from '../components/stats/StatCards';
import type { AttentionDto } from '../api/generated';
import { CURRENT, type Single } from '../providers/records';
import { useIsModerator } from '../providers/useSession';
import { Attention } from './Attention';
import { NewestMembers } from './NewestMembers';
import { Timeline } from './Timeline';

/** /admin: the dashboard. */
export function Home() {
  const translate = useTranslate();
  const isModerator = useIsModerator();
  const stats = useUserStats();
  const attention = useGetOne<Single<AttentionDto>>('attention', { id: CURRENT });
  // Nobody knows before how many rows need attention: until then, nothing is shown that they would move.
  const below = attention.isPending ? 'hidden' : 'visible';

  return (
    <>
      <PageTitle>{translate('home.title')}</PageTitle>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {translate('home.title')}
      </Typography>
      <StatCards stats={stats.error ? undefined : stats.data} isLoading={stats.isFetching} />
      {stats.error && !stats.isFetching && (
        <Box sx={{ mt: 4 }}>
          <FailureAlert onTryAgain={() => void stats.refetch()}>{translate('stats.failed')}</FailureAlert>
        </Box>
      )}
      <Box sx={{ mt: 4, display: 'grid', gap: 4 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            gap: 4,
          }}
        >
          <Attention {...attention} />
          <Box sx={{ minWidth: 0, visibility: { xs: below, lg: 'visible' } }}>
            <NewestMembers />
          </Box>
        </Box>
        {!isModerator && (
          <Box sx={{ minWidth: 0, visibility: below }}>
            <Timeline />
          </Box>
        )}
      </Box>
    </>
  );
}
