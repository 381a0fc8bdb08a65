import { styled } from '@mui/material/styles';

/** Clips the text but not the focus ring of a link. */
const clipped = { overflow: 'clip', overflowClipMargin: 4, textOverflow: 'ellipsis' } as const;

/**
 * A text on one line, truncated where there is no room. Give it the whole text as `title`, its tooltip, and `dir="auto"` if a
 * member wrote it. A link in it is
 * truncated too: otherwise its target would extend over what is beside the text.
 */
export const OneLine = styled('span')({
  display: 'block',
  minWidth: 0,
  whiteSpace: 'nowrap',
  // Also where `dir="auto"` finds right-to-left text, so that a list keeps one edge.
  textAlign: 'left',
  ...clipped,
  '& > a': { display: 'inline-block', verticalAlign: 'top', maxWidth: '100%', ...clipped },
});
