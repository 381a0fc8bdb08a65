import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FailureAlert } from '../components/FailureAlert';
import { Facts, type Fact } from '../components/Facts';
import { Section } from '../components/Section';
import { daysBefore, today } from '../lib/days';
import { CURRENT } from '../providers/records/current';
import type { AttentionRecord } from '../providers/records/settings';

/** The section with what needs an administrator's attention today. */
export function Attention() {
  const translate = useTranslate();
  const factsOf = useAttentionFacts();
  const { data, error, isFetching, refetch } = useGetOne<AttentionRecord>('attention', { id: CURRENT });
  return (
    <Section title={translate('home.attention.title')}>
      {error && !isFetching ? (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('home.attention.failed')}</FailureAlert>
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

/** Returns a function that makes the facts, each with a link to its list. */
function useAttentionFacts() {
  const translate = useTranslate();
  const fact = (name: string, value: string, to?: string): Fact => ({
    label: translate(`home.attention.${name}.label`),
    value:
      to === undefined ? (
        value
      ) : (
        <Link component={RouterLink} to={to}>
          {value}
        </Link>
      ),
  });
  const counted = (name: string, counts: Record<string, number>, to: string) => {
    const args = Object.entries(counts).map(([key, count]) => [key, formatCount(count)]);
    return fact(name, translate(`home.attention.${name}.value`, Object.fromEntries(args)), to);
  };

  return (record: AttentionRecord): Fact[] => {
    const { suspendedToday: today, suspended: all, failingJobs, maintenance } = record;
    return [
      fact(
        'maintenance',
        translate(`home.attention.maintenance.${maintenance.isOn ? 'on' : 'off'}`),
        '/settings',
      ),
      counted('suspended', { today, all }, '/users?status=suspended'),
      counted('failed_sign_ins', { count: record.failedSignIns }, recentEvents('sign_in_failed')),
      counted('refused_sign_ins', { count: record.refusedSignIns }, recentEvents('sign_in_refused')),
      failingJobs.length === 0
        ? fact('failing_jobs', translate('home.attention.failing_jobs.none'))
        : fact('failing_jobs', failingJobs.join(', '), '/settings'),
    ];
  };
}

/** Link to the audit events of one action since yesterday, which includes the last 24 hours. */
function recentEvents(action: string): string {
  const to = today();
  return `/audit?action=${action}&from=${daysBefore(to, 1)}&to=${to}`;
}
