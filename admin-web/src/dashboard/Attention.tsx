import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FailureAlert } from '../components/FailureAlert';
import { Facts, type Fact } from '../components/Facts';
import { Section } from '../components/Section';
import { daysBefore, today } from '../lib/days';
import { CURRENT } from '../providers/records/current';
import type { AttentionRecord } from '../providers/records/settings';

/** What an administrator should look at today. */
export function Attention() {
  const { data, error, isFetching, refetch } = useGetOne<AttentionRecord>('attention', { id: CURRENT });
  return (
    <Section title="Needs attention">
      {error && !isFetching ? (
        <FailureAlert onTryAgain={() => void refetch()}>Failed to fetch what needs attention</FailureAlert>
      ) : data ? (
        <Facts facts={factsOf(data)} />
      ) : (
        <Box aria-busy>
          <Skeleton variant="rounded" height={180} />
        </Box>
      )}
    </Section>
  );
}

function factsOf({
  suspendedToday,
  suspended,
  failedSignIns,
  refusedSignIns,
  failingJobs,
  maintenance,
}: AttentionRecord): Fact[] {
  return [
    {
      label: 'Maintenance',
      value: (
        <Link component={RouterLink} to="/settings">
          {maintenance.isOn ? 'On: members are kept out' : 'Off'}
        </Link>
      ),
    },
    {
      label: 'Suspended',
      value: (
        <Link component={RouterLink} to="/users?status=suspended">
          {formatCount(suspendedToday)} today, {formatCount(suspended)} in all
        </Link>
      ),
    },
    {
      label: 'Failed sign-ins',
      value: (
        <Link component={RouterLink} to={lately('sign_in_failed')}>
          {formatCount(failedSignIns)} in the last 24 hours
        </Link>
      ),
    },
    {
      label: 'Refused sign-ins',
      value: (
        <Link component={RouterLink} to={lately('sign_in_refused')}>
          {formatCount(refusedSignIns)} by suspended members in the last 24 hours
        </Link>
      ),
    },
    {
      label: 'Failing jobs',
      value:
        failingJobs.length === 0 ? (
          'None'
        ) : (
          <Link component={RouterLink} to="/settings">
            {failingJobs.join(', ')}
          </Link>
        ),
    },
  ];
}

/** The records of the last 24 hours begin yesterday. */
function lately(action: string): string {
  const to = today();
  return `/audit?action=${action}&from=${daysBefore(to, 1)}&to=${to}`;
}
