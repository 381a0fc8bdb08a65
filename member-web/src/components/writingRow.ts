import { radii } from '@campus-commons/web-kit/tokens.ts';

/** The card in which one begins to write. What replaces it has the same size. */
export const writingRowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 3, sm: 3.5 },
  pl: { xs: 4, md: 5 },
  pr: 4,
  py: { xs: 2.5, md: 3.5 },
  '@media print': { display: 'none' },
} as const;

/** A button that looks like the field it opens. */
export const writingFieldSx = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  justifyContent: 'flex-start',
  px: { xs: 3, sm: 4 },
  borderRadius: `${radii.control}px`,
  bgcolor: 'campus.sunken',
  typography: 'compact',
  '&:hover': { bgcolor: 'campus.hairline' },
  '@media (forced-colors: active)': { border: 1 },
} as const;
