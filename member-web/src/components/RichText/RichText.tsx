import Box from '@mui/material/Box';
import { useMemo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitMentions, type Mention } from '../../lib/text/mentions';
import { richTextSx } from './richTextStyles';
import { toDisplayHtml } from './sanitise';
import { useFormulas } from './useFormulas';
import { useTopicLinks } from './useTopicLinks';
import type { TopicDto } from '../../api/generated';
import { paths } from '../../lib/address/paths';

interface RichTextProps {
  html: string;
  /** Whom it mentions: their names become links. */
  mentions?: readonly Mention[];
  /** Topics in it that become links. */
  topics?: readonly TopicDto[];
}

/** The text of a post. The only place of the site that sets HTML, and only after sanitising it with the allow-list. */
export function RichText({ html, mentions, topics }: RichTextProps) {
  const navigate = useNavigate();
  const markup = useMemo(() => {
    const safe = toDisplayHtml(html);
    return { __html: mentions?.length ? linkMentions(safe, mentions) : safe };
  }, [html, mentions]);
  const box = useRef<HTMLDivElement>(null);
  useFormulas(box, markup.__html);
  useTopicLinks(box, markup.__html, topics);
  /** Members' own links have whole addresses; a path is a mention or a topic and opens within the site. */
  const openLink = (event: MouseEvent) => {
    const path = (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
    if (!path || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return <Box ref={box} dir="auto" sx={richTextSx} dangerouslySetInnerHTML={markup} onClick={openLink} />;
}

/**
 * Turns mentions in sanitised HTML into links to profiles, but none within another link or code. Only text nodes are split, and the
 * links are created as elements, so no name can become markup.
 */
export function linkMentions(html: string, mentions: readonly Mention[]): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const texts = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('a, code, pre')) continue;
    text.replaceWith(
      ...splitMentions(text.data, mentions).map((part) => (typeof part === 'string' ? part : linkTo(part))),
    );
  }
  return template.innerHTML;
}

function linkTo({ id, label }: Mention): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', paths.profileOf(id));
  link.dir = 'auto';
  link.textContent = `@${label}`;
  return link;
}
