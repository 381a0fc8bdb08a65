import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** What is the matter, in the specification's words. */
  title: string;
  /** Where nothing else heads the screen. */
  heading?: 'h1';
  /** Why that may be, what is safe, and what may help. */
  children: ReactNode;
  /** The ways on. */
  actions: ReactNode;
}

interface NoticeBoxProps extends NoticeProps {
  icon: LucideIcon;
  /** Whether something has failed. */
  isAlarming?: boolean;
}

/** Stands in place of what was asked for. Announced when it appears. */
export function NoticeBox({ icon: Icon, isAlarming = false, ...notice }: NoticeBoxProps) {
  const { title, heading, children, actions } = notice;
  return (
    <Card
      role="alert"
      sx={{
        display: 'flex',
        gap: 4,
        p: 5,
        borderColor: isAlarming
          ? (theme) => `color-mix(in srgb, ${theme.vars.palette.error.main} 55%, transparent)`
          : undefined,
      }}
    >
      <Box sx={{ color: isAlarming ? 'campus.danger.main' : 'campus.ink2', flex: 'none' }}>
        <Icon size={24} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component={heading ?? 'p'} sx={{ typography: 'subtitle1' }}>
          {title}
        </Typography>
        <Typography
          variant="compact"
          // A note of the people who run the site may have lines, and a long link.
          sx={{ mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {children}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{actions}</Box>
      </Box>
    </Card>
  );
}
