import { styled } from '@mui/material/styles';

/** One arch as a mask, 48 px wide with gaps of 12 px; the element's colour shows through it. */
const arch =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='30'%3E%3Cpath d='M6 30v-6a24 24 0 0 1 48 0v6z'/%3E%3C/svg%3E\")";

/**
 * The row of arches along the top edge of the footer, 30 px high, in the current text colour: set `color` to the footer's
 * background and place it directly above the footer.
 */
export const ArchEdge = styled('div')({
  height: 30,
  // Overlaps the following element by one pixel, so that no gap shows between them.
  marginBottom: -1,
  backgroundColor: 'currentColor',
  mask: `${arch} repeat-x center bottom / 60px 30px`,
});
