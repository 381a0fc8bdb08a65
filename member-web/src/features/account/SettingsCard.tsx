import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SettingsCardProps {
  /** For addresses that lead to this group. */
  id?: string;
  title: string;
  /** One sentence about the setting. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One group of account settings. */
export function SettingsCard({ id, title, lead, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ px: { xs: 4, md: 6 }, py: { xs: 5, md: 6 }, scrollMarginTop: 16 }}
    >
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="compact" sx={{ mt: 1, color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 4 }}>{children}</Box>
    </Card>
  );
}
