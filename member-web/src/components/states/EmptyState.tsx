import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import emptyBenchAtNight from '@campus-commons/web-kit/art/empty-bench-night.svg';
import emptyBench from '@campus-commons/web-kit/art/empty-bench.svg';
import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import type { ReactNode } from 'react';

const Bench = styled('div')(({ theme }) => ({
  width: 126,
  height: 118,
  background: `url("${emptyBench}") center / cover no-repeat`,
  ...theme.applyStyles('dark', { backgroundImage: `url("${emptyBenchAtNight}")` }),
}));

/** An arch that a drawing fills, or in which an icon stands. */
const Scene = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 108,
  height: 118,
  borderRadius: archRadius(118 / 108, 6),
  background: `${theme.vars.palette.campus.sunken} center / cover no-repeat`,
  filter: theme.vars.palette.campus.pictureFilter,
}));

interface EmptyStateProps {
  title: string;
  /** The address of a drawing of what the place is for. Without it, a bench where one may wait. */
  scene?: string;
  /** Stands in an arch instead of a drawing, where something went wrong. */
  icon?: ReactNode;
  /** Screen readers announce what went wrong. */
  role?: 'alert' | 'status';
  /** Set it when the screen has no other heading. */
  heading?: 'h1' | 'h2';
  /** A sentence about what will be listed here, or why nothing is. */
  children: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
}

/** Shown where a list is empty, or its content is not there. */
export function EmptyState({ title, scene, icon, role, heading, children, actions }: EmptyStateProps) {
  return (
    <Card
      role={role}
      sx={{
        display: 'grid',
        // A column as wide as the card, and not as the longest word of a name or a search, which is broken.
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        textAlign: 'center',
        px: 5,
        py: { xs: 6, sm: 9 },
      }}
    >
      {scene || icon ? (
        <Scene style={{ backgroundImage: scene && `url("${scene}")` }}>{icon}</Scene>
      ) : (
        <Bench />
      )}
      <Typography
        component={role ? (heading ?? 'p') : 'h2'}
        variant="h2"
        sx={{ mt: { xs: 4, sm: 5 }, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Typography
        variant="compact"
        sx={{
          mt: 1.5,
          maxWidth: 300,
          overflowWrap: 'anywhere',
          color: 'text.secondary',
          textWrap: 'balance',
        }}
      >
        {children}
      </Typography>
      {actions && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: { xs: 4, sm: 5 } }}
        >
          {actions}
        </Box>
      )}
    </Card>
  );
}
