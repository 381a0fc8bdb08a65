import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { seededTiles, tileSide } from './seededTiles.ts';

export interface SeededTileProps {
  /** Id of what it stands for: the same id always gives the same pattern. */
  seed: string;
  /** Tiles across and down; the pattern covers its box and is cut where it does not fit. */
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

/** Stands in for the missing picture of a page or the cover of a profile (16 × 4). Decoration. */
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
          // Figures reach a little over their tile, or a hair of the ground shows along its edges.
          {...(isGround ? { shapeRendering: 'crispEdges' } : { stroke: colour, strokeWidth: 0.8 })}
        />
      ))}
    </Drawing>
  );
}
