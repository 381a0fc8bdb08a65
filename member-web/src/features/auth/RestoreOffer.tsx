import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { BusyButton } from '../../components/BusyButton';
import type { RestoreAccountDto } from '../../api/generated';
import { authTexts } from '../../texts/auth';
import { useAccountRestoreMutation } from './authApi';

interface RestoreOfferProps {
  /** The server's message; says until when the account can be restored. */
  message: string;
  /** Returns the credentials of the refused login. */
  credentials: () => RestoreAccountDto;
  /** Called once the account is restored. */
  onRestored: () => void;
}

/** Offers to restore an account within 14 days after its member has deleted it. */
export function RestoreOffer({ message, credentials, onRestored }: RestoreOfferProps) {
  const [restore, { error, isLoading }] = useAccountRestoreMutation();
  const onRestore = async () => {
    const answer = await restore({ restoreAccountDto: credentials() });
    if (!answer.error) onRestored();
  };
  return (
    <Alert severity="warning">
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <span>{message}</span>
        {error !== undefined && <span>{errorText(error)}</span>}
        <BusyButton variant="outlined" loading={isLoading} onClick={() => void onRestore()}>
          {authTexts.restoreAccount}
        </BusyButton>
      </Stack>
    </Alert>
  );
}
