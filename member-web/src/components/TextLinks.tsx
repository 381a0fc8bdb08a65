import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../lib/paths';
import { commonTexts } from '../texts/common';

/** A link to a screen of this site, within running text. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}

/** An e-mail address one can write to, within running text. */
export function Mail({ to }: { to: string }) {
  return (
    <Link href={`mailto:${to}`} sx={{ overflowWrap: 'anywhere' }}>
      {to}
    </Link>
  );
}

/** Where members look after their account, within running text; visitors are asked to sign in first. */
export function AccountSettings() {
  return <PageLink to={paths.accountSettings}>{commonTexts.yourAccountSettings}</PageLink>;
}
