/** A card in a member's column, as `sx`: from edge to edge on phones. */
export const columnCard = {
  '--content-inset': { xs: '16px', sm: '24px' },
  borderStyle: 'solid',
  borderColor: 'campus.hairline',
  borderWidth: { xs: '1px 0', sm: '1px' },
  borderRadius: { xs: 0, sm: '16px' },
} as const;
