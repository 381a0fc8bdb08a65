import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface MissingBoxProps {
  icon: LucideIcon;
  /** What is not here, in the specification's words. */
  title: string;
  /** Where nothing else heads the screen. */
  heading?: 'h1';
  /** Why that may be. */
  children: ReactNode;
  /** The ways on. */
  actions: ReactNode;
}

/**
 * Stands for what is not here: it was deleted, or the address is wrong. Nothing has failed, so nothing alarms.
 * Announced when it appears.
 */
export function MissingBox({ icon: Icon, title, heading, children, actions }: MissingBoxProps) {
  return (
    <Card role="alert" sx={{ display: 'flex', gap: 4, p: 5 }}>
      <Box sx={{ color: 'campus.ink2', flex: 'none' }}>
        <Icon size={24} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component={heading ?? 'p'} sx={{ typography: 'subtitle1' }}>
          {title}
        </Typography>
        <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {children}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{actions}</Box>
      </Box>
    </Card>
  );
}
