import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Control to the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page, on its own card. */
export function Section({ title, subtitle, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', px: { xs: 4, md: 5 }, pt: 4, pb: 4, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {subtitle !== undefined && (
        <Typography variant="body2" component="div" sx={{ mt: 1, color: 'campus.ink2' }}>
          {subtitle}
        </Typography>
      )}
      <Box sx={{ flex: 1, mt: 3 }}>{children}</Box>
    </Card>
  );
}

/** Extends a list to the left, right and lower edge of its section's card. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <Box sx={{ mx: { xs: -4, md: -5 }, mb: -4 }}>{children}</Box>;
}
