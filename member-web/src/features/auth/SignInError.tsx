import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Alert from '@mui/material/Alert';
import { Suspense } from 'react';
import { Mail } from '../../components/TextLinks';
import { lazyOrNothing } from '../../lib/loading/lazyOrNothing';
import type { Proof } from './offer';

/** Loaded only for a deleted account that can still be restored, which this `error` code of a login means. */
const RestoreOffer = lazyChunk(() => import('./RestoreOffer'), 'RestoreOffer');
const ACCOUNT_DELETED = 'account_deleted';
/**
 * The `error` code of a login that is refused because the member is suspended; the text gives an address to write to.
 */
const ACCOUNT_SUSPENDED = 'account_suspended';

/** Few need it, and without it there is still the address. */
const SecondLook = lazyOrNothing(async () => (await import('./SecondLook')).SecondLook);

interface SignInErrorProps extends Proof {
  /** The server's message and its `error` code. */
  error: { type?: string | number; message?: string } | undefined;
  onRestored: () => void;
}

/** Why signing in failed, and what to do if there is anything. */
export function SignInError({ error, ...offer }: SignInErrorProps) {
  if (error?.message === undefined) return null;
  if (error.type === ACCOUNT_DELETED) {
    return (
      <Suspense>
        <RestoreOffer message={error.message} {...offer} />
      </Suspense>
    );
  }
  return (
    <Alert severity="error">
      <span>{error.message}</span>
      {error.type === ACCOUNT_SUSPENDED && (
        <>
          {' '}
          <Mail to={runtimeConfig().contactEmail} />
          <SecondLook {...offer} />
        </>
      )}
    </Alert>
  );
}
