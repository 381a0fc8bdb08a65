/** The content width of public pages as `sx`: 1200 px, 16 px from the edges on phones. */
export const publicContentWidth = {
  width: '100%',
  maxWidth: 1264,
  mx: 'auto',
  px: { xs: 4, sm: 8 },
} as const;
