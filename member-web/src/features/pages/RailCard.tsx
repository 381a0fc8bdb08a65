import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface RailCardProps {
  /** Id of the heading. */
  id: string;
  title: string;
  isBusy?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A card with a heading and a short list, beside or between posts. */
export function RailCard({ id, title, isBusy, ref, children }: RailCardProps) {
  return (
    <Card ref={ref} component="section" aria-labelledby={id} aria-busy={isBusy} sx={{ p: '18px 20px 12px' }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
