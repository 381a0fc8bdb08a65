/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A member's words for use in a sentence of ours: right-to-left text is isolated, so that the punctuation, numbers and
 * names beside it keep their places. Other text is returned as it is. Where the words are alone in an element,
 * `dir="auto"` does the same.
 */
export function isolate(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words;
}
