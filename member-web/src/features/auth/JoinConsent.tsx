import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../lib/paths';

/** What joining means in law; stands under every join form. */
export function JoinConsent() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      By joining you confirm that you are at least 16, that a parent or guardian agrees if you are under 18,
      and that you accept the <Text to={paths.terms}>Terms</Text> and the{' '}
      <Text to={paths.privacy}>Privacy Policy</Text>.
    </Typography>
  );
}

/** Opens beside the form, so that nothing typed into it is lost. */
function Text({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} target="_blank" rel="noopener" variant="body2">
      {children}
    </Link>
  );
}
