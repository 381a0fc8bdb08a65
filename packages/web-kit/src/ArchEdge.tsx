import { styled } from '@mui/material/styles';

/** One arch, 48 px wide with 12 px between two, as a mask: the colour is the element's own. */
const arch =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='30'%3E%3Cpath d='M6 30v-6a24 24 0 0 1 48 0v6z'/%3E%3C/svg%3E\")";

/**
 * The row of arches along the top edge of the footer, 30 px high, in the text colour around it:
 * set `color` to the footer's ground and put it directly above.
 */
export const ArchEdge = styled('div')({
  height: 30,
  // One pixel into what follows, so that no seam of the ground shows between them.
  marginBottom: -1,
  backgroundColor: 'currentColor',
  mask: `${arch} repeat-x center bottom / 60px 30px`,
});
