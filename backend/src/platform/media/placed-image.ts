import type { StoredImage } from './media.service.js';

/** A picture of a post or a project, as stored in its row. */
export interface PlacedImage {
  /** Path on the API host, without a leading slash. */
  readonly url: string;
  /** Pixels of the largest rendition. */
  readonly width: number;
  readonly height: number;
  /** Alternative text of the picture; empty if the author gave none. */
  readonly alt: string;
  /** `#rrggbb`; missing for pictures from before it was stored. */
  readonly meanColour?: string;
}

/** What a form says about the pictures of a post or a project. */
export interface ImageTexts {
  /** Description per new picture, in order. */
  readonly alts: readonly string[];
  /** New descriptions of its existing pictures, by path. */
  readonly existingAlts: ReadonlyMap<string, string>;
}

/** New pictures with their descriptions. */
export function describeNew(stored: readonly StoredImage[], { alts }: ImageTexts): PlacedImage[] {
  return stored.map(({ path, width, height, meanColour }, index) => ({
    url: path,
    width,
    height,
    alt: alts[index] ?? '',
    meanColour,
  }));
}

/** The existing pictures that the form names; any other path is ignored. */
export function keepNamed(
  current: readonly PlacedImage[],
  named: readonly string[],
  { existingAlts }: ImageTexts,
): PlacedImage[] {
  return [...new Set(named)].flatMap((path) =>
    current
      .filter(({ url }) => url === path)
      .map((image) => ({ ...image, alt: existingAlts.get(path) ?? image.alt })),
  );
}
