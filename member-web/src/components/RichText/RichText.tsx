import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { richTextSx } from './richTextStyles';
import { toDisplayHtml } from './sanitise';

/** The text of a post. The only place of the site that sets markup, and only after the allow-list has been over it. */
export function RichText({ html }: { html: string }) {
  const markup = useMemo(() => ({ __html: toDisplayHtml(html) }), [html]);
  return <Box dir="auto" sx={richTextSx} dangerouslySetInnerHTML={markup} />;
}
