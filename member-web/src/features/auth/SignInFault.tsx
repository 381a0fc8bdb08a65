import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Alert from '@mui/material/Alert';
import { Mail } from '../../components/TextLinks';
import { ACCOUNT_DELETED, RestoreOffer } from './RestoreOffer';
import type { RestoreAccountDto } from '../../api/generated';

/**
 * The `error` code of a login that is refused because the member is suspended; the text gives an address to write to.
 */
const ACCOUNT_SUSPENDED = 'account_suspended';

interface SignInFaultProps {
  /** The server's message and its `error` code. */
  fault: { type?: string | number; message?: string } | undefined;
  credentials: () => RestoreAccountDto;
  onRestored: () => void;
}

/** Why signing in failed, and what to do if there is anything. */
export function SignInFault({ fault, ...offer }: SignInFaultProps) {
  if (fault?.message === undefined) return null;
  if (fault.type === ACCOUNT_DELETED) return <RestoreOffer message={fault.message} {...offer} />;
  return (
    <Alert severity="error">
      {fault.message}
      {fault.type === ACCOUNT_SUSPENDED && (
        <>
          {' '}
          <Mail to={runtimeConfig().contactEmail} />
        </>
      )}
    </Alert>
  );
}
