import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A link to another page of the console. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}

/** A link to a page of the member site. */
export function MemberLink({ path, children }: { path: string; children: ReactNode }) {
  return <Link href={`${runtimeConfig().memberOrigin}${path}`}>{children}</Link>;
}

/** A mail link to the contact address of this deployment. */
export function MailLink({ subject }: { subject?: string }) {
  const { contactEmail } = runtimeConfig();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <Link href={`mailto:${contactEmail}${query}`} sx={{ overflowWrap: 'anywhere' }}>
      {contactEmail}
    </Link>
  );
}
