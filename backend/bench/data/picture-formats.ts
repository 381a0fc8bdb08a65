/** Formats of still pictures, from the one most phones send. */
export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
