import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { seededTiles, tileSide } from './seededTiles.ts';

export interface SeededTileProps {
  /** Seed of the pattern, an id: the same id always gives the same pattern. */
  seed: string;
  /** Number of tiles across and down; the pattern covers its box and is cropped. */
  columns: number;
  rows: number;
  sx?: SxProps<Theme>;
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  filter: theme.vars.palette.campus.pictureFilter,
}));

/** Placeholder for a page's missing picture or a profile's missing cover (16 × 4). Decorative. */
export function SeededTile({ seed, columns, rows, sx }: SeededTileProps) {
  return (
    <Drawing
      viewBox={`0 0 ${columns * tileSide} ${rows * tileSide}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={sx}
    >
      {seededTiles(seed, columns, rows).map(({ colour, path, isGround }, index) => (
        <path
          key={index}
          fill={colour}
          d={path}
          // Shapes overlap their tile slightly, so that the background does not show along the edges.
          {...(isGround ? { shapeRendering: 'crispEdges' } : { stroke: colour, strokeWidth: 0.8 })}
        />
      ))}
    </Drawing>
  );
}
