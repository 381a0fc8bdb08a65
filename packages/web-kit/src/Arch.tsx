import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { mediaUrl, type RenditionWidth } from './runtimeConfig.ts';
import { SeededTile } from './SeededTile.tsx';
import { archRadius } from './tokens.ts';

export interface ArchProps {
  /** The page's picture, a path from the API; without it, a pattern of tiles is shown. */
  path?: string | null;
  /** URL of a local preview that is not uploaded yet; takes precedence over `path`. */
  previewUrl?: string;
  /** The page's id, which seeds the tiles. */
  seed: string;
  /** Size of the box, px. */
  width: number;
  height: number;
  /** Radius of the two lower corners, px, 0–16; 0 when the arch touches an edge below. Default 6. */
  base?: number;
  /** Alternative text. Omit it when the page's name is next to the picture, which is then decorative. */
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
    // The outline keeps a white picture visible on a white card, and a dark one on a dark card.
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
    // The placeholder is plain until the picture has loaded.
    backgroundColor: isLoaded ? theme.vars.palette.campus.pictureMat : undefined,
    filter: theme.vars.palette.campus.pictureFilter,
  }),
);

/** A page's picture, always in an arch. */
export function Arch({ path, previewUrl, seed, width, height, base = 6, name = '', sx }: ArchProps) {
  const source = previewUrl ?? (path ? mediaUrl(path, renditionFor(width)) : undefined);
  // Stored by URL, so that a failed picture does not hide its replacement.
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

/** Twice the width, for high-density screens. */
function renditionFor(width: number): RenditionWidth {
  return width * 2 <= 480 ? 480 : 960;
}

/** A badge shows a few large tiles, a page's header many. */
function tilesFor(width: number): { columns: number; rows: number } {
  return width < 64 ? { columns: 2, rows: 3 } : { columns: 4, rows: 5 };
}
