import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../lib/address/paths';
import { commonTexts } from '../texts/common';

/** A link to a screen of this site, within a text. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}

/** A `mailto:` link, within a text. */
export function Mail({ to }: { to: string }) {
  return (
    <Link href={`mailto:${to}`} sx={{ overflowWrap: 'anywhere' }}>
      {to}
    </Link>
  );
}

/** A link to the account settings, within a text; visitors are asked to sign in first. */
export function AccountSettings() {
  return <PageLink to={paths.accountSettings}>{commonTexts.yourAccountSettings}</PageLink>;
}
