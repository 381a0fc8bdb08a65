import missingPageAtNight from '@campus-commons/web-kit/art/missing-page-night.svg';
import missingPage from '@campus-commons/web-kit/art/missing-page.svg';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Drawing = styled('div')(({ theme }) => ({
  // Not left to the ratio, which would make narrow windows as wide as the least height demands.
  width: '100%',
  minHeight: 180,
  // In wide windows the height grows with the width; otherwise the ground and the sky would be cut off.
  aspectRatio: '11 / 3',
  background: `url("${missingPage}") center / cover no-repeat`,
  ...theme.applyStyles('dark', { backgroundImage: `url("${missingPageAtNight}")` }),
}));

interface NotFoundBoxProps {
  /** What happened; the text comes from the specification. */
  title: string;
  /** Set it when the screen has no other heading. */
  heading?: 'h1' | 'h2';
  /** Possible reasons, what is safe, and what may help. */
  children: ReactNode;
  /** Buttons or links for the next step, if there is one. */
  actions: ReactNode;
}

/**
 * Shown when something does not exist: it was deleted, or the address is wrong. It is not styled as an error. Screen
 * readers announce it.
 */
export function NotFoundBox({ title, heading, children, actions }: NotFoundBoxProps) {
  return (
    <Card>
      <Drawing />
      <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', p: 5, pb: 6 }}>
        <Typography component={heading ?? 'p'} variant="h2">
          {title}
        </Typography>
        <Typography
          variant="compact"
          // A message from administrators may contain line breaks and long links.
          sx={{
            mt: 1.5,
            maxWidth: 440,
            color: 'text.secondary',
            textWrap: 'balance',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {children}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>
          {actions}
        </Box>
      </Box>
    </Card>
  );
}
