import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';

interface BackLinkProps {
  to: To;
  /** The name of the list. */
  children: ReactNode;
}

/** A link above a detail screen that leads to its list. It also works after opening the screen from a shared link. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        mx: { xs: 4, sm: 0 },
        // The line is higher than its text, which stands as close to the bar as other content.
        mt: -3,
        mb: { md: 1 },
        color: 'text.secondary',
        textDecoration: 'none',
        typography: 'compact',
        fontWeight: 560,
      }}
    >
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
