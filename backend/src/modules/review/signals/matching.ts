import { foldLetters } from '../../../common/text/fold-letters.js';

/** A word or phrase that administrators want to hear of. */
export interface WordRule {
  readonly id: string;
  readonly pattern: string;
  /** The pattern as {@link comparable} returns it. */
  readonly folded: string;
  /** Whether letters and digits may not stand directly before or after it. */
  readonly wholeWord: boolean;
  /** What happens to a text that has it. A comment is only reported. */
  readonly action: 'report' | 'hold';
}

const PART_OF_WORD = /[\p{L}\p{M}\p{N}_]/u;
const BLANKS = /\s+/g;

/** A text as rules and equal texts are compared: one form of each letter, one space between words. */
export const comparable = (text: string): string => foldLetters(text).replace(BLANKS, ' ').trim();

/**
 * The rule that a text breaks, one that holds before one that reports; undefined for none. Patterns are plain text, never expressions:
 * the time is bounded by the length of the text and the number of rules.
 * @param text as {@link comparable} returns it
 */
export function brokenRule(text: string, rules: readonly WordRule[]): WordRule | undefined {
  const isBroken = (rule: WordRule) => contains(text, rule.folded, rule.wholeWord);
  return (
    rules.find((rule) => rule.action === 'hold' && isBroken(rule)) ??
    rules.find((rule) => rule.action === 'report' && isBroken(rule))
  );
}

function contains(text: string, pattern: string, wholeWord: boolean): boolean {
  if (pattern === '') return false;
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + pattern.length)) {
    if (!wholeWord || !(touches(text, at, -1) || touches(text, at + pattern.length, 1))) return true;
  }
  return false;
}

/** Whether a letter or digit ends (-1) or begins (1) at an index. */
function touches(text: string, index: number, side: -1 | 1): boolean {
  const near = side === 1 ? text.slice(index, index + 2) : text.slice(Math.max(0, index - 2), index);
  const character = side === 1 ? [...near][0] : [...near].at(-1);
  return character !== undefined && PART_OF_WORD.test(character);
}

const LINK = /\bhttps?:\/\/([^\s/"'<>?#:\\]{1,253})/gi;

/** The domains that a text or HTML links to, each once, without "www.". */
export function linkDomains(text: string): string[] {
  const found = [...text.matchAll(LINK)].map(([, host = '']) => host.toLowerCase().replace(/^www\./, ''));
  return [...new Set(found)];
}

/** Shortest text that counts as equal to another, characters; and how many within ten minutes are a signal (safety.md, section 6). */
const MIN_EQUAL_LENGTH = 40;
export const MIN_SIGNAL_TEXTS = 5;

/** Something that a member wrote. */
export interface Written {
  /** Visible text. */
  readonly text: string;
  readonly domains: readonly string[];
}

/**
 * Whether a text, with those of its author before it in the same ten minutes, is a signal of spam.
 * @param recent the text itself among them
 * @returns the domain that all link to, or an empty text for equal ones; null for no signal
 */
export function spamSignal(written: Written, recent: readonly Written[]): string | null {
  if (recent.length < MIN_SIGNAL_TEXTS) return null;
  const text = comparable(written.text);
  const equal = recent.filter((other) => comparable(other.text) === text).length;
  if ([...text].length >= MIN_EQUAL_LENGTH && equal >= MIN_SIGNAL_TEXTS) return '';
  const linksTo = (domain: string) => recent.filter(({ domains }) => domains.includes(domain)).length;
  return written.domains.find((domain) => linksTo(domain) >= MIN_SIGNAL_TEXTS) ?? null;
}
