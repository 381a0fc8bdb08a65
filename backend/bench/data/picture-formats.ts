/** Formats of still pictures; the one that most phones send comes first. */
export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
