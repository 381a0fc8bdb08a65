import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { richTextSx } from './richTextStyles';
import { toDisplayHtml } from './sanitise';

/** The text of a post. The only place of the site that sets HTML, and only after sanitising it with the allow-list. */
export function RichText({ html }: { html: string }) {
  const markup = useMemo(() => ({ __html: toDisplayHtml(html) }), [html]);
  return <Box dir="auto" sx={richTextSx} dangerouslySetInnerHTML={markup} />;
}
