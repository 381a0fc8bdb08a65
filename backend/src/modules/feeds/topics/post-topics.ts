import { visibleText } from '../../../common/rich-text.js';
import { findTopics } from '../../../common/text/topics.js';

/** Topics of a post; further ones stay text. */
const MAX_TOPICS = 5;

/** A topic of a post. */
export interface Topic {
  /** One form of its letters. */
  readonly key: string;
  /** As it was typed, without the `#`. */
  readonly label: string;
}

const TAG_OR_TEXT = /<(\/?)(\w+)[^>]*>|[^<]+/g;
/** Within these `#` is part of an address or of code. */
const WITHOUT_TOPICS = new Set(['a', 'code', 'pre']);

/**
 * The topics of a post, by key, at most {@link MAX_TOPICS}: the first ones in its text. A topic stands in one text node, as the site
 * links it there.
 * @param html sanitised
 */
export function topicsOf(html: string): Topic[] {
  const topics = new Map<string, Topic>();
  if (!html.includes('#')) return [];
  let depth = 0;
  for (const [part, end, tag] of html.matchAll(TAG_OR_TEXT)) {
    if (tag !== undefined) {
      if (WITHOUT_TOPICS.has(tag)) depth += end === '/' ? -1 : 1;
      continue;
    }
    if (depth > 0) continue;
    for (const { key, label } of findTopics(visibleText(part))) {
      if (topics.size === MAX_TOPICS) break;
      if (!topics.has(key)) topics.set(key, { key, label });
    }
  }
  return [...topics.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
