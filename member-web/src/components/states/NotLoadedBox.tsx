import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { offlineTexts as texts } from '../../texts/common';

interface NotLoadedBoxProps {
  /** Set it when the screen has no other heading. */
  heading?: 'h1';
  /** Buttons or links for another way on. */
  children?: ReactNode;
}

/** Shown offline in place of what was never loaded. It is no error, and there is nothing to try again. */
export function NotLoadedBox({ heading, children }: NotLoadedBoxProps) {
  return (
    <Card role="status" sx={{ display: 'flex', gap: 4, p: 5 }}>
      <Box sx={{ color: 'text.secondary', flex: 'none' }}>
        <CloudOff size={24} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component={heading ?? 'p'} sx={{ typography: 'subtitle1' }}>
          {texts.notLoaded}
        </Typography>
        <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {texts.notLoadedText}
        </Typography>
        {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{children}</Box>}
      </Box>
    </Card>
  );
}
