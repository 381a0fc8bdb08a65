import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../lib/state/network';
import { NotLoadedBox } from './NotLoadedBox';
import { TryAgain } from './TryAgain';

interface ErrorBoxProps {
  /** What happened; the text comes from the specification. */
  title: string;
  /** Set it when the screen has no other heading. */
  heading?: 'h1';
  /** Why; its message is shown. */
  error: unknown;
  /** Whether the request is being repeated. */
  isBusy: boolean;
  onRetry: () => void;
  /** Buttons or links besides Try Again. */
  children?: ReactNode;
}

/** Shown when something could not be fetched. Screen readers announce it. Offline it is only not loaded yet. */
export function ErrorBox({ title, heading, error, isBusy, onRetry, children }: ErrorBoxProps) {
  if (useIsOffline()) return <NotLoadedBox heading={heading}>{children}</NotLoadedBox>;
  return (
    <Card
      role="alert"
      sx={{
        display: 'flex',
        gap: 4,
        p: 5,
        borderColor: (theme) => `color-mix(in srgb, ${theme.vars.palette.error.main} 55%, transparent)`,
      }}
    >
      <Box sx={{ color: 'campus.danger.main', flex: 'none' }}>
        <TriangleAlert size={24} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component={heading ?? 'p'} sx={{ typography: 'subtitle1' }}>
          {title}
        </Typography>
        <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {errorText(error)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <TryAgain isBusy={isBusy} onRetry={onRetry} />
          {children}
        </Box>
      </Box>
    </Card>
  );
}
