import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { BusyButton } from '../../components/BusyButton';
import { errorCode } from '../../api/errors';
import { authTexts } from '../../texts/auth';
import { useAccountRestoreMutation } from './authApi';
import { prove, type Proof } from './offer';

interface RestoreOfferProps extends Proof {
  /** The server's message; says until when the account can be restored. */
  message: string;
  /** Called once the account is restored. */
  onRestored: () => void;
}

/** Offers to restore an account within 14 days after its member has deleted it. */
export function RestoreOffer({ message, onRestored, ...proof }: RestoreOfferProps) {
  const { code } = proof;
  const [restore, { error, isLoading }] = useAccountRestoreMutation();
  const onRestore = async () => {
    const restoreAccountDto = prove(proof);
    if (!restoreAccountDto) return;
    const answer = await restore({ restoreAccountDto });
    if (!answer.error) onRestored();
  };
  return (
    <Alert severity="warning">
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <span>{message}</span>
        {code && <span>{code.lead}</span>}
        {error !== undefined && (
          <span>{code && errorCode(error) === 'invalid_credentials' ? code.wrong : errorText(error)}</span>
        )}
        <BusyButton variant="outlined" loading={isLoading} onClick={() => void onRestore()}>
          {authTexts.restoreAccount}
        </BusyButton>
      </Stack>
    </Alert>
  );
}
