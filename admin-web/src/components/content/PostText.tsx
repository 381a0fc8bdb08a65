import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { postElements } from './markup';

/** The text of a post. */
export function PostText({ html }: { html: string }) {
  const elements = useMemo(() => postElements(html), [html]);
  return (
    <Box
      dir="auto"
      sx={{
        typography: 'body1',
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& p': { my: 2 },
        // Each paragraph in the direction of its script.
        '& :where(p, h3, h4, h5, h6)': { unicodeBidi: 'plaintext' },
        '& h3, & h4, & h5, & h6': { typography: 'h3', mt: 4, mb: 2 },
        '& p, & h3, & h4, & h5, & h6': { whiteSpace: 'break-spaces' },
        '& ul, & ol': { my: 2, pl: 6 },
      }}
    >
      {elements}
    </Box>
  );
}
