import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PanelProps {
  icon: LucideIcon;
  tone: 'calm' | 'danger';
  /** What failed or what is empty, one line each. */
  titles: string[];
  text: string;
  /** Buttons, such as "Try Again". */
  children?: ReactNode;
  role?: 'alert';
}

const tones = {
  calm: { color: 'campus.teal.text', bgcolor: 'campus.teal.tint' },
  danger: { color: 'campus.danger.text', bgcolor: 'campus.danger.tint' },
};

/** Shown instead of a list that is empty or could not be loaded. */
export function Panel({ icon: Icon, tone, titles, text, children, role }: PanelProps) {
  return (
    <Box
      role={role}
      sx={{
        px: 5,
        py: { xs: 10, md: 16 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
      }}
    >
      <Box
        sx={{
          ...tones[tone],
          width: 64,
          height: 72,
          mb: 5,
          pt: 2,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '32px 32px 10px 10px',
        }}
      >
        <Icon size={26} strokeWidth={1.9} aria-hidden />
      </Box>
      {titles.map((title) => (
        <Typography
          key={title}
          variant="h3"
          component="p"
          sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      ))}
      <Typography
        variant="body2"
        sx={{ maxWidth: 420, mt: 2, mb: children ? 5 : 0, color: 'campus.ink2', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      {children}
    </Box>
  );
}
