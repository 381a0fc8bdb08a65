import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Alert from '@mui/material/Alert';
import { Mail } from '../../components/TextLinks';
import { ACCOUNT_DELETED, RestoreOffer } from './RestoreOffer';
import type { RestoreAccountDto } from '../../api/generated';

/** The stable code of a login that is refused to a suspended member, who is asked to write. */
const ACCOUNT_SUSPENDED = 'account_suspended';

interface SignInFaultProps {
  /** What the server said, and under which code. */
  fault: { type?: string | number; message?: string } | undefined;
  credentials: () => RestoreAccountDto;
  onRestored: () => void;
}

/** Why signing in failed, and where there is one the way on. */
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
