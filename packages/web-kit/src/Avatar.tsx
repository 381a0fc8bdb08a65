import { styled } from '@mui/material/styles';
import { useState } from 'react';
import defaultPortrait from './art/default-portrait.svg';
import { mediaUrl } from './runtimeConfig.ts';

export interface AvatarProps {
  /** The person's picture, a path from the API; without it, the default portrait is shown. */
  path?: string | null;
  /** URL of a local preview that is not uploaded yet; takes precedence over `path`. */
  previewUrl?: string;
  /** Diameter, px. */
  size: number;
  /** Alternative text. Omit it when the name is next to the picture, which is then decorative. */
  name?: string;
}

const Picture = styled('img', { shouldForwardProp: (name) => name !== 'isLoaded' })<{ isLoaded: boolean }>(
  ({ theme, isLoaded }) => ({
    display: 'block',
    flex: 'none',
    borderRadius: '50%',
    objectFit: 'cover',
    // The placeholder is plain until the picture has loaded.
    backgroundColor: isLoaded ? theme.vars.palette.campus.pictureMat : theme.vars.palette.campus.sunken,
    filter: theme.vars.palette.campus.pictureFilter,
  }),
);

/** A person's picture, always in a circle. */
export function Avatar({ path, previewUrl, size, name = '' }: AvatarProps) {
  const wanted = previewUrl ?? (path ? mediaUrl(path, 480) : defaultPortrait);
  // Stored by URL, so that a failed picture does not hide its replacement.
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
