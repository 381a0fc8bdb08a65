import { foldLetters } from '@campus-commons/web-kit/text/generated.ts';

/** A name that is being typed. */
export interface MentionQuery {
  /** What to search for. */
  q: string;
  /** Characters from the `@` to the caret. */
  length: number;
}

/** Characters that a search needs. */
const MIN_CHARACTERS = 2;
/** Names have hardly more words. */
const MAX_WORDS = 4;

/** The name that is being typed after an `@`, at the end of a text; null if there is none. */
export function mentionQuery(before: string): MentionQuery | null {
  const typed = /(?:^|[^\p{L}\p{M}\p{N}_])@(\p{L}[^@\n]{0,49})$/u.exec(before)?.[1];
  if (typed === undefined || /\s\s$/u.test(typed)) return null;
  const q = typed.trim();
  if ([...q].length < MIN_CHARACTERS || q.split(/\s+/u).length > MAX_WORDS) return null;
  return { q, length: typed.length + 1 };
}

/** Whether every word that was typed begins a word of the name, as the server searches. */
export function fits(name: string, q: string): boolean {
  const words = (text: string) => foldLetters(text).split(/\s+/u);
  const ofName = words(name);
  return words(q).every((typed) => ofName.some((word) => word.startsWith(typed)));
}
