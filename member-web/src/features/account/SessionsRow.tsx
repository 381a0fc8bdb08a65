import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { OpeningRow, UnknownSettingRow } from '../../components/SettingRow';
import { accountTexts } from '../../texts/account';
import { useAccountEndOtherSessionsMutation, useAccountGetSessionsQuery } from './accountApi';
import { SessionRow } from './SessionRow';

/** The devices on which the member is signed in, with buttons to sign them out. */
export function SessionsRow() {
  const query = useAccountGetSessionsQuery({ emptyDto: {} });
  const [endOthers, { error, isLoading }] = useAccountEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const sessions = query.data?.data;

  const onEndOthers = async () => {
    await endOthers({ emptyDto: {} });
    // The focused button disappears, so the focus moves to the list.
    list.current?.focus();
  };

  if (!sessions) {
    return (
      <UnknownSettingRow
        label={accountTexts.devices}
        query={query}
        failed={accountTexts.devicesFailed}
        loading={accountTexts.devicesLoading}
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
