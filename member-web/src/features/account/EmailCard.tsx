import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { InlineError } from '../../components/states/InlineError';
import { accountTexts } from '../../texts/account';
import { fieldTexts } from '../../texts/fields';
import { useOwnProfileQuery } from '../profile/exports/useOwnProfile';
import { useAccountSendConfirmationMutation } from './accountApi';
import { ChangeEmailForm } from './ChangeEmailForm';
import { SentLink, SettingsCard } from './SettingsCard';

/** The e-mail address of the account: whether it is confirmed, another link, and another address. */
export function EmailCard() {
  const { data, isError, refetch } = useOwnProfileQuery();
  const user = data?.data.User;
  return (
    <SettingsCard title={fieldTexts.email} lead={accountTexts.emailLead}>
      {user ? (
        <OwnEmail email={user.email ?? ''} isConfirmed={user.emailConfirmed ?? true} />
      ) : (
        <NoEmail isError={isError} onRetry={() => void refetch()} />
      )}
    </SettingsCard>
  );
}

function NoEmail({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (isError) return <InlineError title={accountTexts.emailFailed} onRetry={onRetry} />;
  return (
    <Box role="status" aria-label={accountTexts.emailLoading}>
      <Skeleton variant="rounded" height={44} />
    </Box>
  );
}

function OwnEmail({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [sendLink, { data: sent, error, isLoading }] = useAccountSendConfirmationMutation();
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<string>();
  const change = useRef<HTMLButtonElement>(null);

  const onClosed = (message?: string) => {
    setIsChanging(false);
    setAsked(message);
    // The form with the focus disappears; its button is back after this render.
    setTimeout(() => change.current?.focus());
  };

  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{email}</Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            mt: 1,
            typography: 'caption',
            color: isConfirmed ? 'success.main' : 'text.secondary',
          }}
        >
          {isConfirmed ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
          <span>{isConfirmed ? accountTexts.emailConfirmed : accountTexts.emailUnconfirmed}</span>
        </Box>
      </Box>
      <SentLink sent={isConfirmed ? undefined : sent} error={error} />
      {asked !== undefined && (
        <Alert severity="success" role="status">
          {`${asked} ${accountTexts.noMailToTaken}`}
        </Alert>
      )}
      {isChanging ? (
        <ChangeEmailForm onClosed={onClosed} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {!isConfirmed && (
            <BusyButton
              variant="tonal"
              loading={isLoading}
              onClick={() => {
                setAsked(undefined);
                void sendLink({ emptyDto: {} });
              }}
            >
              {accountTexts.sendLinkAgain}
            </BusyButton>
          )}
          <Button ref={change} variant="outlined" onClick={() => setIsChanging(true)}>
            {accountTexts.changeEmail}
          </Button>
        </Box>
      )}
    </Box>
  );
}
