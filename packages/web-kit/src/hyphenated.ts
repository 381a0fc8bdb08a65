/** A consonant or a group of them that a syllable begins with: "sh", "tr", "gr", "n". */
const START = '(?:[sctpgw]h|[bcdfgkpt]r|[bcfgkps]l|st|[bcdfghjklmnpqrstvwxz])';
/** Before such a start and its vowel, with at least five letters before and four after. */
const SYLLABLE = new RegExp(String.raw`(?<=\p{L}{4}[aeiounrlm])(?=${START}[aeiouy])(?=\p{L}{4})`, 'giu');
/** Shorter words have room in the narrowest column. */
const LONG_WORD = /\p{L}{12,}/gu;

/**
 * A name for a narrow column, with soft hyphens between the syllables of its long words, because browsers hyphenate no
 * English word with a capital letter: "Entrepreneurship" becomes "Entre-pre-neur-ship". Give screen readers the name itself.
 */
export function hyphenated(name: string): string {
  return name.replaceAll(LONG_WORD, (word) => word.replaceAll(SYLLABLE, '\u00AD'));
}
