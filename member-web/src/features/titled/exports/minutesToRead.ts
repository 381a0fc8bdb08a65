import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';

/** Words that are read in a minute. */
const WORDS_PER_MINUTE = 200;

/** Minutes that the text of a post takes to read, at least one. @param html allow-listed HTML */
export function minutesToRead(html: string): number {
  const words = visibleText(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
