import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { mediaUrl, type RenditionWidth } from './runtimeConfig.ts';
import { SeededTile } from './SeededTile.tsx';
import { archRadius } from './tokens.ts';

export interface ArchProps {
  /** The page's picture as the API answered it; a pattern of tiles without one. */
  path?: string | null;
  /** Address of a picture not uploaded yet (a local preview); wins over `path`. */
  previewUrl?: string;
  /** The page's id, which seeds the tiles. */
  seed: string;
  /** Size of the box, px. */
  width: number;
  height: number;
  /** Radius of the two lower corners, px, 0–16; 0 where the arch stands on something. Default 6. */
  base?: number;
  /** What it shows. Left out where the page's name stands beside it: then the picture is decoration. */
  name?: string;
  sx?: SxProps<Theme>;
}

interface Shape {
  width: number;
  height: number;
  borderRadius: string;
}

const Frame = styled('span', { shouldForwardProp: (name) => name !== 'shape' })<{ shape: Shape }>(
  ({ theme, shape }) => ({
    ...shape,
    position: 'relative',
    display: 'block',
    flex: 'none',
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.campus.sunken,
    // A white picture keeps its edge on a white card, a night sky on a dark one.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.vars.palette.campus.ink} 10%, transparent)`,
      pointerEvents: 'none',
    },
  }),
);

const Picture = styled('img', { shouldForwardProp: (name) => name !== 'isLoaded' })<{ isLoaded: boolean }>(
  ({ theme, isLoaded }) => ({
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Until it has arrived its place stays quiet.
    backgroundColor: isLoaded ? theme.vars.palette.campus.pictureMat : undefined,
    filter: theme.vars.palette.campus.pictureFilter,
  }),
);

/** A page: always an arch. */
export function Arch({ path, previewUrl, seed, width, height, base = 6, name = '', sx }: ArchProps) {
  const source = previewUrl ?? (path ? mediaUrl(path, renditionFor(width)) : undefined);
  // Remembered by address, so that a picture which failed does not hide the one that replaces it.
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const showsPicture = source !== undefined && source !== failed;
  return (
    <Frame shape={{ width, height, borderRadius: archRadius(height / width, base) }} sx={sx}>
      {showsPicture ? (
        <Picture
          src={source}
          onLoad={() => setLoaded(source)}
          onError={() => setFailed(source)}
          isLoaded={source === loaded}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <SeededTile seed={seed} {...tilesFor(width)} />
      )}
    </Frame>
  );
}

/** Twice the width, for the dense screens of phones. */
function renditionFor(width: number): RenditionWidth {
  return width * 2 <= 480 ? 480 : 960;
}

/** A badge shows a few large tiles, a page's header many. */
function tilesFor(width: number): { columns: number; rows: number } {
  return width < 64 ? { columns: 2, rows: 3 } : { columns: 4, rows: 5 };
}
