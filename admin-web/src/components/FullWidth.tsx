import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Extends a list to the left, right and lower edge of its section's card. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <Box sx={{ mx: { xs: -4, md: -5 }, mb: -4 }}>{children}</Box>;
}
