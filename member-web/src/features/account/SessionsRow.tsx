import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { OpeningRow, SettingRow } from '../../components/SettingRow';
import { InlineError } from '../../components/states/InlineError';
import { accountTexts } from '../../texts/account';
import { useAccountEndOtherSessionsMutation, useAccountGetSessionsQuery } from './accountApi';
import { SessionRow } from './SessionRow';

/** The devices on which the member is signed in, with buttons to sign them out. */
export function SessionsRow() {
  const { data, isError, refetch } = useAccountGetSessionsQuery({ emptyDto: {} });
  const [endOthers, { error, isLoading }] = useAccountEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.data;

  const onEndOthers = async () => {
    await endOthers({ emptyDto: {} });
    // The focused button disappears, so the focus moves to the list.
    list.current?.focus();
  };

  if (!sessions) {
    return (
      <SettingRow
        label={accountTexts.devices}
        value={
          isError ? (
            <InlineError title={accountTexts.devicesFailed} onRetry={() => void refetch()} />
          ) : (
            <Skeleton role="status" aria-label={accountTexts.devicesLoading} width="10ch" />
          )
        }
      />
    );
  }
  return (
    <OpeningRow
      label={accountTexts.devices}
      value={accountTexts.deviceCount(sessions.length)}
      open={[accountTexts.show, accountTexts.showDevices]}
    >
      {() => (
        <>
          <Typography variant="compact" sx={{ mb: 3, color: 'text.secondary', textWrap: 'pretty' }}>
            {accountTexts.devicesLead}
          </Typography>
          {error !== undefined && (
            <Alert severity="error" sx={{ mb: 3 }}>
              {errorText(error)}
            </Alert>
          )}
          <PlainList ref={list} tabIndex={-1} aria-label={accountTexts.devices}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
            ))}
          </PlainList>
          {sessions.length > 1 && (
            <BusyButton
              variant="outlined"
              loading={isLoading}
              onClick={() => void onEndOthers()}
              sx={{ mt: 4 }}
            >
              {accountTexts.signOutOthers}
            </BusyButton>
          )}
        </>
      )}
    </OpeningRow>
  );
}
