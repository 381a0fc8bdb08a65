import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Fragment, useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { OpeningRow, UnknownSettingRow } from '../../components/SettingRow';
import { accountTexts } from '../../texts/account';
import { fieldTexts } from '../../texts/fields';
import { useOwnProfileQuery } from '../profile/exports/useOwnProfile';
import {
  useAccountCancelEmailChangeMutation,
  useAccountResendEmailChangeMutation,
  useAccountSendConfirmationMutation,
} from './accountApi';
import { ChangeEmailForm } from './ChangeEmailForm';
import { SentLink } from './SettingsCard';
import { useWaitingEmail } from './useWaitingEmail';

/** The e-mail address of the account: whether it is confirmed, another link, and another address. */
export function EmailRow() {
  const profile = useOwnProfileQuery();
  const user = profile.data?.data.User;
  const { waiting, isLoading } = useWaitingEmail();
  if (user && !isLoading) {
    return <OwnEmail email={user.email ?? ''} isConfirmed={user.emailConfirmed ?? true} waiting={waiting} />;
  }
  return (
    <UnknownSettingRow
      label={fieldTexts.email}
      query={profile}
      failed={accountTexts.emailFailed}
      loading={accountTexts.emailLoading}
    />
  );
}

interface OwnEmailProps {
  email: string;
  isConfirmed: boolean;
  /** The address that waits to replace it. */
  waiting?: string;
}

function OwnEmail({ email, isConfirmed, waiting }: OwnEmailProps) {
  const [asked, setAsked] = useState<string>();
  // Here, because the box of the waiting address goes when that is the reason of the failure.
  const [failure, setFailure] = useState<string>();
  const forget = () => {
    setAsked(undefined);
    setFailure(undefined);
  };
  return (
    <OpeningRow
      label={fieldTexts.email}
      value={<EmailWithState email={email} isConfirmed={isConfirmed} />}
      open={[accountTexts.change, accountTexts.changeEmailRest]}
      notice={(focus) => (
        <>
          {/* Beside the buttons for the address that waits, it would be a second link to send again. */}
          {!isConfirmed && waiting === undefined && <Unconfirmed onSend={forget} />}
          {asked !== undefined && (
            <Alert severity="success" role="status" sx={{ mt: 3 }}>
              {`${asked} ${accountTexts.noMailToTaken}`}
            </Alert>
          )}
          {failure !== undefined && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {failure}
            </Alert>
          )}
          {waiting !== undefined && (
            <WaitingEmail
              key={waiting}
              email={waiting}
              onPress={forget}
              onCancelled={focus}
              onFailed={(error) => {
                setFailure(errorText(error));
                focus();
              }}
            />
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
              forget();
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
      {/* A long one breaks where its parts meet. */}
      <span>
        {email.split(/(?=@)/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
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
  /** Called with the error of a call. */
  onFailed: (error: unknown) => void;
}

/** A requested address that is not confirmed yet: another link to it, and the way back. */
function WaitingEmail({ email, onPress, onCancelled, onFailed }: WaitingEmailProps) {
  const [resend, resent] = useAccountResendEmailChangeMutation();
  const [cancel, cancelled] = useAccountCancelEmailChangeMutation();
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
          {`${resent.data.message} ${accountTexts.noMailToTaken}`}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton
          variant="tonal"
          loading={resent.isLoading}
          onClick={() => {
            onPress();
            void resend({ emptyDto: {} }).then(({ error }) => error && onFailed(error));
          }}
        >
          {accountTexts.resendChange}
        </BusyButton>
        <Button
          variant="text"
          disabled={cancelled.isLoading}
          onClick={() => {
            onPress();
            void cancel({ emptyDto: {} }).then(({ error }) => (error ? onFailed(error) : onCancelled()));
          }}
        >
          {accountTexts.cancelChange}
        </Button>
      </Box>
    </Box>
  );
}
