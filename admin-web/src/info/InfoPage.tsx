import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../components/PageTitle';

interface InfoPageProps {
  title: string;
  /** Summary of the page in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** An information page about the console. */
export function InfoPage({ title, lead, children }: InfoPageProps) {
  return (
    <Box component="article" sx={{ maxWidth: 720 }}>
      <PageTitle>{title}</PageTitle>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 2, fontSize: '1.125rem', lineHeight: 28 / 18, color: 'campus.ink2' }}>
        {lead}
      </Typography>
      <Box
        sx={{
          '& h2': { typography: 'h3', mt: 8, mb: 2 },
          '& p': { typography: 'body1', my: 2 },
          '& ul, & ol': { typography: 'body1', my: 2, pl: 6 },
          '& li + li': { mt: 1.5 },
          '& dt': { typography: 'subtitle1', mt: 5 },
          '& dd': { m: 0, mt: 1, typography: 'body1', color: 'campus.ink2' },
          '& code': {
            fontSize: '0.9em',
            px: 1,
            borderRadius: '6px',
            bgcolor: 'campus.sunken',
            overflowWrap: 'anywhere',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

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
