import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';
import type { NoticeProps } from './noticeProps';

/** Shown when something could not be fetched. Screen readers announce it. */
export function ErrorBox({ title, heading, children, actions }: NoticeProps) {
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
          {children}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{actions}</Box>
      </Box>
    </Card>
  );
}
