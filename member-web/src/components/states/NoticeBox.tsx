import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** What happened; the text comes from the specification. */
  title: string;
  /** Set it when the screen has no other heading. */
  heading?: 'h1';
  /** Possible reasons, what is safe, and what may help. */
  children: ReactNode;
  /** Buttons or links for the next step. */
  actions: ReactNode;
}

interface NoticeBoxProps extends NoticeProps {
  icon: LucideIcon;
  /** Shows it as an error. */
  isAlarming?: boolean;
}

/** Shown instead of the requested content. Screen readers announce it. */
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
          // A message from administrators may contain line breaks and long links.
          sx={{ mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {children}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{actions}</Box>
      </Box>
    </Card>
  );
}
