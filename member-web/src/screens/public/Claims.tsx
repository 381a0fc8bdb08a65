import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Sheet } from './ExampleSheet';

interface ClaimsProps {
  labels: { claim: string; shown: string };
  rows: readonly { claim: string; shown: string }[];
}

/** Claims that people make about themselves, each beside a project that would prove it. */
export function Claims({ labels, rows }: ClaimsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {rows.map(({ claim, shown }) => (
        <Sheet key={claim}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {labels.claim}
          </Typography>
          <Typography variant="h3" sx={{ mt: 1, color: 'text.secondary', textDecoration: 'line-through' }}>
            {claim}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'campus.hairline', color: 'campus.leaf.text' }}
          >
            {labels.shown}
          </Typography>
          <Typography sx={{ mt: 1 }}>{shown}</Typography>
        </Sheet>
      ))}
    </Box>
  );
}
