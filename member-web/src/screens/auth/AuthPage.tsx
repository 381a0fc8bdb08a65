import library from '@campus-commons/web-kit/art/library.svg';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../components/ScreenTitle';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { ArchPicture } from '../public/ArchPicture';

const Sheet = styled('div')(({ theme }) => ({
  borderRadius: radii.dialog,
  backgroundColor: theme.vars.palette.campus.surface,
  boxShadow: theme.vars.palette.campus.floatShadow,
  padding: '24px 20px',
  [theme.breakpoints.up('sm')]: { padding: 32 },
}));

interface AuthPageProps {
  title: string;
  /** What this page is for, in one sentence. */
  lead?: string;
  children: ReactNode;
  /** Links to related pages. */
  after?: ReactNode;
}

/** A page with a single form, such as signing in or resetting a password. */
export function AuthPage({ title, lead, children, after }: AuthPageProps) {
  return (
    <Box
      sx={{
        ...publicContentWidth,
        display: 'grid',
        gap: { xs: 8, md: 20 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 500px)' },
        alignItems: 'center',
        justifyItems: 'center',
        pt: { xs: 4, md: 10 },
        pb: { xs: 14, md: 20 },
      }}
    >
      <ScreenTitle>{title}</ScreenTitle>
      <Box sx={{ display: { xs: 'none', md: 'block' }, width: '100%', maxWidth: 440 }}>
        <ArchPicture src={library} eager />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 500 }}>
        <Sheet>
          <Typography variant="h1">{title}</Typography>
          {lead !== undefined && <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{lead}</Typography>}
          <Box sx={{ mt: 5 }}>{children}</Box>
        </Sheet>
        {after !== undefined && (
          <Typography variant="body2" sx={{ mt: 5, textAlign: 'center', color: 'text.secondary' }}>
            {after}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
