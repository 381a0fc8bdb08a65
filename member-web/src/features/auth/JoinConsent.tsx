import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { authTexts } from '../../texts/auth';
import { commonTexts } from '../../texts/common';

/** The consent to terms and privacy policy; shown below every join form. */
export function JoinConsent() {
  return (
    // Balanced lines break alike in the fallback font, so that nothing shifts when the web font has loaded.
    <Typography variant="body2" sx={{ textWrap: 'balance', color: 'text.secondary' }}>
      {authTexts.consent(
        <Text to={paths.terms}>{commonTexts.terms}</Text>,
        <Text to={paths.privacy}>{commonTexts.privacyPolicy}</Text>,
      )}
    </Typography>
  );
}

/** Opens in a new tab, so that nothing typed into the form is lost. */
function Text({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} target="_blank" rel="noopener" variant="body2">
      {children}
    </Link>
  );
}
