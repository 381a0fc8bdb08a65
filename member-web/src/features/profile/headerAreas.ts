/** Grid areas below the cover, as `sx`: portrait, heading, and buttons on the right; stacked on phones. */
export const headerAreas = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"portrait action" "content content"',
    md: '"portrait content action"',
  },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  columnGap: { xs: 4, md: 6 },
  px: { xs: 4, md: 8 },
  pb: { xs: 5, md: 7 },
} as const;
