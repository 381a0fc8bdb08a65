import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RestoreAccountDto } from '../../api/generated';
import { authTexts } from '../../texts/auth';
import { useAccountRestoreMutation } from './authApi';

/** The stable code of a refused login whose account its member has deleted, and can still have back. */
export const ACCOUNT_DELETED = 'account_deleted';

interface RestoreOfferProps {
  /** Until when, as the server says it. */
  message: string;
  /** What was just signed in with. */
  credentials: () => RestoreAccountDto;
  /** The account is back. */
  onRestored: () => void;
}

/** For a member who comes back within the fortnight after deleting the account. */
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
        <Button variant="outlined" loading={isLoading} onClick={() => void onRestore()}>
          {authTexts.restoreAccount}
        </Button>
      </Stack>
    </Alert>
  );
}
