import Box from '@mui/material/Box';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Mention } from '../../lib/text/mentions';
import { linkMentions } from './linkMentions';
import { richTextSx } from './richTextStyles';
import { toDisplayHtml } from './sanitise';

interface RichTextProps {
  html: string;
  /** Whom it mentions: their names become links. */
  mentions?: readonly Mention[];
}

/** The text of a post. The only place of the site that sets HTML, and only after sanitising it with the allow-list. */
export function RichText({ html, mentions }: RichTextProps) {
  const navigate = useNavigate();
  const markup = useMemo(() => {
    const safe = toDisplayHtml(html);
    return { __html: mentions?.length ? linkMentions(safe, mentions) : safe };
  }, [html, mentions]);
  /** Members' own links have whole addresses; a path is a mention and opens within the site. */
  const openMention = (event: MouseEvent) => {
    const path = (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
    if (!path || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return <Box dir="auto" sx={richTextSx} dangerouslySetInnerHTML={markup} onClick={openMention} />;
}
