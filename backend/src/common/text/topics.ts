import { foldLetters } from './fold-letters.js';

/** The length of a topic's key, in code points. */
const MIN_TOPIC_LENGTH = 2;
const MAX_TOPIC_LENGTH = 40;
/** The length of a topic as it is typed, in code points: joiners and accents count, which the key leaves out. */
const MAX_LABEL_LENGTH = 80;

/** A topic in a text. */
export interface FoundTopic {
  /** The topic in the one form of its letters that searching compares. */
  key: string;
  /** The topic as it is written here, without the `#`. */
  label: string;
  /** Where its `#` stands, in code units. */
  start: number;
  /** Where it ends, in code units. */
  end: number;
}

/** They stand within the words of Indian scripts and of Urdu. */
const JOINERS = String.raw`\u200c-\u200d`;
/** What a word consists of. */
const WORD = String.raw`\p{L}\p{M}\p{N}\p{Pc}${JOINERS}`;
/** A `#` after one of these is part of a word, an address or a number. */
const MARKED_WORD = new RegExp(`(^|[^${WORD}#&/=?%])#([${WORD}]+)`, 'gu');
const LABEL = new RegExp(String.raw`^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}${JOINERS}]*$`, 'u');
const KEY = /^(?=.*\p{L})[\p{L}\p{M}\p{Nd}]+$/u;

/**
 * The key of a topic as somebody typed it; null if it can be none. It has letters, their marks (vowel signs, nukta), digits and
 * joiners, begins with a letter or a digit, is not only digits, and has 2–40 characters.
 * @param label without the `#`
 */
export function topicKey(label: string): string | null {
  if (!LABEL.test(label) || [...label].length > MAX_LABEL_LENGTH) return null;
  const key = foldLetters(label);
  const { length } = [...key];
  return length >= MIN_TOPIC_LENGTH && length <= MAX_TOPIC_LENGTH && KEY.test(key) ? key : null;
}

/** What the key of a topic begins with that somebody types or searches; spaces and `#` are left out. */
export const beginningOf = (typed: string): string => foldLetters(typed.replace(/[\s#]/gu, ''));

/**
 * The topics in a text, in their order, each time that one is written. A topic is a whole word: what is longer, or has another mark
 * within it, stays text, because half of a word would mean something else.
 * @param text of one text node: what its readers see, without markup
 */
export function findTopics(text: string): FoundTopic[] {
  const found: FoundTopic[] = [];
  if (!text.includes('#')) return found;
  for (const match of text.matchAll(MARKED_WORD)) {
    const [whole, before = '', label = ''] = match;
    const key = topicKey(label);
    if (key === null) continue;
    found.push({ key, label, start: match.index + before.length, end: match.index + whole.length });
  }
  return found;
}
