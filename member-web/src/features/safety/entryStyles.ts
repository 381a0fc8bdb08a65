/** An entry of a list that opens in account settings, as `sx`. */
export const entryStyles = {
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:focus-visible': { outline: 'none' },
} as const;
