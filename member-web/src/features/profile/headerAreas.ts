/** Below the cover, as `sx`: the portrait, what it heads, and on the right what can be done; on phones one under the other. */
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
