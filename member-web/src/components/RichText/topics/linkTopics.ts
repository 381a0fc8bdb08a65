import { findTopics } from '@campus-commons/web-kit/topics/generated.ts';
import type { TopicDto } from '../../../api/generated';
import { paths } from '../../../lib/address/paths';

/** Within these the server finds no topics. */
const WITHOUT_TOPICS = 'a, code, pre, math';

/** The links to topics in a text: members' own links have whole addresses. */
export const TOPIC_LINKS = `a[href^="${paths.topic('')}"]`;

/**
 * Turns the topics in a text into links to their pages: those that the server lists, and none within a link or code. A link to one
 * that is no longer listed, because it was hidden, becomes text again. Only text nodes are split, and the links are created as elements, so no topic can become markup.
 * @param element shows sanitised HTML
 */
export function linkTopics(element: HTMLElement, topics: readonly TopicDto[]): void {
  const keys = new Set(topics.map(({ key }) => key));
  for (const link of element.querySelectorAll<HTMLAnchorElement>(TOPIC_LINKS)) {
    if (findTopics(link.textContent).some(({ key }) => keys.has(key))) continue;
    const { parentElement } = link;
    link.replaceWith(link.textContent);
    parentElement?.normalize();
  }
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.includes('#') || text.parentElement?.closest(WITHOUT_TOPICS)) continue;
    const parts: (string | HTMLAnchorElement)[] = [];
    let end = 0;
    for (const topic of findTopics(text.data)) {
      if (!keys.has(topic.key)) continue;
      parts.push(
        text.data.slice(end, topic.start),
        linkTo(topic.key, text.data.slice(topic.start, topic.end)),
      );
      end = topic.end;
    }
    if (parts.length > 0) text.replaceWith(...parts, text.data.slice(end));
  }
}

function linkTo(key: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', paths.topic(key));
  link.dir = 'auto';
  link.textContent = words;
  return link;
}
