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

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.pictureMat,
  filter: theme.vars.palette.campus.pictureFilter,
}));

/** A person: always a circle. */
export function Avatar({ path, previewUrl, size, name = '' }: AvatarProps) {
  const wanted = previewUrl ?? (path ? mediaUrl(path, 480) : defaultPortrait);
  // Remembered by address, so that a picture which failed does not hide the one that replaces it.
  const [failed, setFailed] = useState<string>();
  return (
    <Picture
      src={wanted === failed ? defaultPortrait : wanted}
      onError={() => setFailed(wanted)}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
