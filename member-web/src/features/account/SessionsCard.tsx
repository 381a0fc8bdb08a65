import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { InlineError } from '../../components/states/InlineError';
import { accountTexts } from '../../texts/account';
import { useAccountEndOtherSessionsMutation, useAccountGetSessionsQuery } from './accountApi';
import { SessionRow } from './SessionRow';
import { SettingsCard } from './SettingsCard';

/** The devices on which the member is signed in, with buttons to sign them out. */
export function SessionsCard() {
  const { data, isError, refetch } = useAccountGetSessionsQuery({ emptyDto: {} });
  const [endOthers, { error, isLoading }] = useAccountEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.data;

  const onEndOthers = async () => {
    await endOthers({ emptyDto: {} });
    // The focused button disappears, so the focus moves to the list.
    list.current?.focus();
  };

  return (
    <SettingsCard title={accountTexts.devices} lead={accountTexts.devicesLead}>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {errorText(error)}
        </Alert>
      )}
      {!sessions && isError && (
        <InlineError title={accountTexts.devicesFailed} onRetry={() => void refetch()} />
      )}
      {!sessions && !isError && (
        <Box role="status" aria-label={accountTexts.devicesLoading} sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height={44} />
          <Skeleton variant="rounded" height={44} />
        </Box>
      )}
      {sessions && (
        <PlainList ref={list} tabIndex={-1} aria-label={accountTexts.devices}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </PlainList>
      )}
      {sessions && sessions.length > 1 && (
        <BusyButton variant="outlined" loading={isLoading} onClick={() => void onEndOthers()} sx={{ mt: 4 }}>
          {accountTexts.signOutOthers}
        </BusyButton>
      )}
    </SettingsCard>
  );
}
