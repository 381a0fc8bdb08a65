/** Formats of still pictures; the one that most phones send comes first. */
export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Megapixels of ten photos from phones: a main camera's binned and full sizes, and what lies between. */
export const PHOTO_MEGAPIXELS = [12, 12, 12, 16, 20, 24, 32, 40, 48, 48] as const;
