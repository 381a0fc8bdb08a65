import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate, type UseGetOneHookValue } from 'react-admin';
import { FailureAlert } from '../components/FailureAlert';
import { Section } from '../components/Section';
import type { AttentionDto } from '../api/generated';
import type { Single } from '../providers/records';
import { AttentionList } from './AttentionList';

/**
 * The section with what needs an administrator's attention today.
 *
 * @param props the request for it
 */
export function Attention({ data, error, isFetching, refetch }: UseGetOneHookValue<Single<AttentionDto>>) {
  const translate = useTranslate();
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
