import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { OpeningRow, SettingRow } from '../../components/SettingRow';
import { InlineError } from '../../components/states/InlineError';
import { accountTexts } from '../../texts/account';
import { fieldTexts } from '../../texts/fields';
import { useOwnProfileQuery } from '../profile/exports/useOwnProfile';
import {
  useAccountCancelEmailChangeMutation,
  useAccountGetEmailChangeQuery,
  useAccountResendEmailChangeMutation,
  useAccountSendConfirmationMutation,
} from './accountApi';
import { ChangeEmailForm } from './ChangeEmailForm';
import { SentLink } from './SettingsCard';

/** The e-mail address of the account: whether it is confirmed, another link, and another address. */
export function EmailRow() {
  const { data, isError, refetch } = useOwnProfileQuery();
  const user = data?.data.User;
  if (user) return <OwnEmail email={user.email ?? ''} isConfirmed={user.emailConfirmed ?? true} />;
  return (
    <SettingRow
      label={fieldTexts.email}
      value={
        isError ? (
          <InlineError title={accountTexts.emailFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton role="status" aria-label={accountTexts.emailLoading} width="24ch" />
        )
      }
    />
  );
}

function OwnEmail({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [asked, setAsked] = useState<string>();
  const { data } = useAccountGetEmailChangeQuery({ emptyDto: {} }, { refetchOnMountOrArgChange: true });
  const waiting = data?.data?.email;
  return (
    <OpeningRow
      label={fieldTexts.email}
      value={<EmailWithState email={email} isConfirmed={isConfirmed} />}
      open={[accountTexts.change, accountTexts.changeEmailRest]}
      notice={(close) => (
        <>
          {!isConfirmed && <Unconfirmed onSend={() => setAsked(undefined)} />}
          {asked !== undefined && (
            <Alert severity="success" role="status" sx={{ mt: 3 }}>
              {`${asked} ${accountTexts.noMailToTaken}`}
            </Alert>
          )}
          {waiting !== undefined && (
            <WaitingEmail email={waiting} onPress={() => setAsked(undefined)} onCancelled={close} />
          )}
        </>
      )}
    >
      {(close) => (
        <>
          <Typography variant="compact" sx={{ mb: 4, color: 'text.secondary', textWrap: 'pretty' }}>
            {accountTexts.emailLead}
          </Typography>
          <ChangeEmailForm
            onChanged={(message) => {
              setAsked(message);
              close();
            }}
          />
        </>
      )}
    </OpeningRow>
  );
}

function EmailWithState({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const Icon = isConfirmed ? CircleCheck : CircleDashed;
  return (
    <>
      <span>{email}</span>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          typography: 'caption',
          color: isConfirmed ? 'success.main' : 'text.secondary',
        }}
      >
        <Icon size={16} aria-hidden style={{ flex: 'none' }} />
        <span>{isConfirmed ? accountTexts.emailConfirmed : accountTexts.emailUnconfirmed}</span>
      </Box>
    </>
  );
}

/** Another link for an address that is not confirmed. */
function Unconfirmed({ onSend }: { onSend: () => void }) {
  const [sendLink, { data: sent, error, isLoading }] = useAccountSendConfirmationMutation();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: 3 }}>
      <SentLink sent={sent} error={error} />
      <BusyButton
        variant="tonal"
        loading={isLoading}
        onClick={() => {
          onSend();
          void sendLink({ emptyDto: {} });
        }}
      >
        {accountTexts.sendLinkAgain}
      </BusyButton>
    </Box>
  );
}

interface WaitingEmailProps {
  email: string;
  /** Called when one of the buttons is pressed. */
  onPress: () => void;
  /** Called when the change is cancelled, and its buttons disappear. */
  onCancelled: () => void;
}

/** A requested address that is not confirmed yet: another link to it, and the way back. */
function WaitingEmail({ email, onPress, onCancelled }: WaitingEmailProps) {
  const [resend, resent] = useAccountResendEmailChangeMutation();
  const [cancel, cancelled] = useAccountCancelEmailChangeMutation();
  const error = resent.error ?? cancelled.error;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 3,
        p: 3,
        borderRadius: '12px',
        bgcolor: (theme) => theme.vars.palette.campus.sunken,
      }}
    >
      <Typography variant="compact" sx={{ overflowWrap: 'anywhere' }}>
        {accountTexts.emailWaits(email)}
      </Typography>
      {resent.data && (
        <Typography role="status" variant="compact" sx={{ color: 'success.main', overflowWrap: 'anywhere' }}>
          {resent.data.message}
        </Typography>
      )}
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton
          variant="tonal"
          loading={resent.isLoading}
          onClick={() => {
            onPress();
            void resend({ emptyDto: {} });
          }}
        >
          {accountTexts.resendChange}
        </BusyButton>
        <Button
          variant="text"
          disabled={cancelled.isLoading}
          onClick={() => {
            onPress();
            void cancel({ emptyDto: {} }).then(({ data: done }) => done && onCancelled());
          }}
        >
          {accountTexts.cancelChange}
        </Button>
      </Box>
    </Box>
  );
}
