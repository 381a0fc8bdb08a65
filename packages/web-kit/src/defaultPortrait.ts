import { graphemesOf } from './text/generated.ts';
import { portraitInks } from './tokens.ts';

/**
 * The portrait of people without a picture, a data URI of an SVG: one drawing in two of the palette's colours, always the
 * same two for the same person.
 *
 * @param id the person's id; without it, the first pair of colours
 */
export function defaultPortrait(id = ''): string {
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
export function initialOf(name: string | null | undefined): string {
  for (const character of graphemesOf(name ?? '')) {
    if (/[\p{L}\p{N}]/u.test(character)) return character.toLocaleUpperCase('en-IN');
  }
  return '';
}
