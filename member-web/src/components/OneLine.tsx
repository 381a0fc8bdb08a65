import { styled } from '@mui/material/styles';

/** A text on one line, truncated where there is no room. Give it the whole text as `title`, its tooltip. */
export const OneLine = styled('span')({
  display: 'block',
  minWidth: 0,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // Clips the text but not the focus ring of a link.
  overflow: 'clip',
  overflowClipMargin: 4,
});
