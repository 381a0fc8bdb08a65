import Alert from '@mui/material/Alert';
import { ACCOUNT_DELETED, RestoreOffer } from './RestoreOffer';
import type { RestoreAccountDto } from '../../api/generated';

interface SignInFaultProps {
  /** What the server said, and under which code. */
  fault: { type?: string | number; message?: string } | undefined;
  credentials: () => RestoreAccountDto;
  onRestored: () => void;
}

/** Why signing in failed, and where there is one the way on. */
export function SignInFault({ fault, ...offer }: SignInFaultProps) {
  if (fault?.message === undefined) return null;
  return fault.type === ACCOUNT_DELETED ? (
    <RestoreOffer message={fault.message} {...offer} />
  ) : (
    <Alert severity="error">{fault.message}</Alert>
  );
}
