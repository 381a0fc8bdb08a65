import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { defaultPortrait, initialOf } from './defaultPortrait.ts';
import { mediaUrl } from './runtimeConfig.ts';

/** A person as the API's answers have them. */
export interface AvatarPerson {
  id?: string;
  name?: string | null;
  UserProfile?: { profileUrl?: string | null } | null;
}

export interface AvatarProps {
  /** Whose picture is shown; without it, and without a picture, a default portrait in colours of this person. */
  person: AvatarPerson | null | undefined;
  /** The person's picture, a path from the API, where `person` does not have it; null for none. */
  path?: string | null;
  /** Diameter, px. From 32 on, a default portrait has the first letter of the name. */
  size: number;
}

/** Smaller letters could not be read, px. */
const MIN_LETTERED_PIXELS = 32;

const Frame = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{ size: number }>(
  ({ size }) => ({
    position: 'relative',
    display: 'block',
    flex: 'none',
    // In px, because the circle does not grow with the text size.
    width: size,
    height: size,
    borderRadius: '50%',
    containerType: 'inline-size',
    // The letter stands on the shoulders of the default portrait. As generated content it is part of no text or name.
    '&[data-initial]::after': {
      content: 'attr(data-initial) / ""',
      position: 'absolute',
      inset: '60% 0 0',
      color: '#fff',
      fontSize: '30cqw',
      lineHeight: 1.2,
      fontWeight: 650,
      textAlign: 'center',
      pointerEvents: 'none',
    },
  }),
);

const Picture = styled('img', { shouldForwardProp: (name) => name !== 'isLoaded' })<{ isLoaded: boolean }>(
  ({ theme, isLoaded }) => ({
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: '50%',
    objectFit: 'cover',
    // The placeholder is plain until the picture has loaded.
    backgroundColor: isLoaded ? theme.vars.palette.campus.pictureMat : theme.vars.palette.campus.sunken,
    filter: theme.vars.palette.campus.pictureFilter,
  }),
);

/** A person's picture, always in a circle. Decorative: the name stands beside it, or names what contains it. */
export function Avatar({ person, path = person?.UserProfile?.profileUrl, size }: AvatarProps) {
  const wanted = path ? mediaUrl(path, 480) : undefined;
  // Stored by URL, so that a failed picture does not hide its replacement.
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = wanted !== undefined && wanted !== failed;
  const source = hasPicture ? wanted : defaultPortrait(person?.id);
  const initial = !hasPicture && size >= MIN_LETTERED_PIXELS ? initialOf(person?.name) : '';
  return (
    <Frame size={size} data-initial={initial || undefined}>
      <Picture
        src={source}
        onLoad={() => setLoaded(source)}
        onError={() => setFailed(wanted)}
        isLoaded={source === loaded}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    </Frame>
  );
}
