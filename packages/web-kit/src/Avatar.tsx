import { styled } from '@mui/material/styles';
import { useState } from 'react';
import defaultPortrait from './art/default-portrait.svg';
import { mediaUrl } from './runtimeConfig.ts';

export interface AvatarProps {
  /** The person's picture as the API answered it; the drawn portrait without one. */
  path?: string | null;
  /** Address of a picture not uploaded yet (a local preview); wins over `path`. */
  previewUrl?: string;
  /** Diameter, px. */
  size: number;
  /** Who it shows. Left out where the name stands beside it: then the picture is decoration. */
  name?: string;
}

const Picture = styled('img', { shouldForwardProp: (name) => name !== 'isLoaded' })<{ isLoaded: boolean }>(
  ({ theme, isLoaded }) => ({
    display: 'block',
    flex: 'none',
    borderRadius: '50%',
    objectFit: 'cover',
    // Until it has arrived its place stays quiet.
    backgroundColor: isLoaded ? theme.vars.palette.campus.pictureMat : theme.vars.palette.campus.sunken,
    filter: theme.vars.palette.campus.pictureFilter,
  }),
);

/** A person: always a circle. */
export function Avatar({ path, previewUrl, size, name = '' }: AvatarProps) {
  const wanted = previewUrl ?? (path ? mediaUrl(path, 480) : defaultPortrait);
  // Remembered by address, so that a picture which failed does not hide the one that replaces it.
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const source = wanted === failed ? defaultPortrait : wanted;
  return (
    <Picture
      src={source}
      onLoad={() => setLoaded(source)}
      onError={() => setFailed(wanted)}
      isLoaded={source === loaded}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
