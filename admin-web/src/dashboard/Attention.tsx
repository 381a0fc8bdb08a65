import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'react-admin';
import { FailureAlert } from '../components/FailureAlert';
import { Section } from '../components/Section';
import { CURRENT } from '../providers/records/current';
import type { AttentionRecord } from '../providers/records/settings';
import { AttentionList } from './AttentionList';

/** The section with what needs an administrator's attention today. */
export function Attention() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<AttentionRecord>('attention', { id: CURRENT });
  return (
    <Section title={translate('home.attention.title')}>
      {error && !isFetching ? (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('home.attention.failed')}</FailureAlert>
      ) : data ? (
        <AttentionList record={data} />
      ) : (
        <Box aria-busy>
          <Skeleton variant="rounded" height={56} />
        </Box>
      )}
    </Section>
  );
}
