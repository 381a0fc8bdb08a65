/**
 * The content width of public pages as `sx`: 1200 px, 16 px from the edges on phones. A container may set another
 * distance (`--content-inset`).
 */
export const publicContentWidth = {
  width: '100%',
  maxWidth: 1264,
  mx: 'auto',
  px: { xs: 'var(--content-inset, 16px)', sm: 'var(--content-inset, 32px)' },
} as const;
