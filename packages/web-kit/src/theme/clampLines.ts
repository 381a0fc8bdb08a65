/**
 * Styles that cut a text after a number of lines, with an ellipsis. A word that is longer than a line breaks.
 * @param lines at least 1
 */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
