import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { mediaUrl } from './runtimeConfig.ts';
import { graphemesOf } from './text/generated.ts';
import { portraitInks } from './tokens.ts';

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

/**
 * The portrait of people without a picture, a data URI of an SVG: one drawing in two of the palette's colours, always the
 * same two for the same person.
 *
 * @param id the person's id; without it, the first pair of colours
 */
function defaultPortrait(id = ''): string {
  const [ink, ground] = portraitInks[Number(id.slice(-4)) % portraitInks.length] ?? portraitInks[0];
  const face = 'M31 34c0-20 38-20 38 0S61 60 50 60 31 54 31 34';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<path fill="${ground}" d="M0 0h100v100H0z"/><path fill="${ink}" d="M2 100c0-30 20-42 48-42s48 12 48 42Z"/>` +
    `<path fill="${ground}" d="${face}"/><path fill="${ink}" fill-opacity=".42" d="${face}"/>` +
    `<path fill="${ink}" d="M29.5 35c-3-24 11-30 23-28 15-1 21 13 17 28-2-7-5-11-11-14-9 4-20 2-24 7-2 2-2 4-5 7"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The first letter of a name, with its vowel signs, as a capital where its script has them; '' when the name has none. */
function initialOf(name: string | null | undefined): string {
  for (const character of graphemesOf(name ?? '')) {
    if (/[\p{L}\p{N}]/u.test(character)) return character.toLocaleUpperCase('en-IN');
  }
  return '';
}
