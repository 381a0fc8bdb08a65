// Copied from backend/src/common/text; see "npm run api:generate".
/**
 * The length of a text in code points, as PostgreSQL counts characters: an emoji of one code point is one. Every bound of a text
 * means this length, in the forms of the sites and on the server.
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    length += 1;
    if ((text.codePointAt(index) ?? 0) > 0xffff) index += 1;
  }
  return length;
}

/** The length of a password, which is the same whatever keyboard composed its letters: it is hashed in this form. */
export const lengthOfPassword = (password: string): number => lengthOf(password.normalize('NFKC'));

/** Undefined in browsers without it (Firefox before 125): there a text is cut between code points. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;
const SINGLE = /[^]/gu;
/** The virama of each Indian script, with joiners: it joins the next consonant, also where a browser does not know the rule. */
const JOINS_NEXT = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]*$/u;
const LETTER = /^\p{L}/u;
const SECOND_HALF = /[\udc00-\udfff]/;

/** What readers see as single characters: an emoji family, a flag, and an Indic syllable are one each. */
export function* graphemesOf(text: string): Generator<string> {
  const segments: Iterable<string | { segment: string }> = graphemes
    ? graphemes.segment(text)
    : (text.match(SINGLE) ?? []);
  let syllable = '';
  for (const entry of segments) {
    const segment = typeof entry === 'string' ? entry : entry.segment;
    if (JOINS_NEXT.test(syllable) && LETTER.test(segment)) syllable += segment;
    else {
      if (syllable !== '') yield syllable;
      syllable = segment;
    }
  }
  if (syllable !== '') yield syllable;
}

/**
 * The beginning of a text that ends between two characters as readers see them. Empty if not even the first one fits.
 * @param max longest result, in code points
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let length = 0;
  for (const character of graphemesOf(text)) {
    length += lengthOf(character);
    if (length > max) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * The beginning of a text, with an ellipsis if something follows.
 * @param max longest result, in code points, with the ellipsis
 */
export function excerptOf(text: string, max: number): string {
  return text.length <= max || lengthOf(text) <= max ? text : `${cutText(text, max - 1).trimEnd()}…`;
}

/**
 * A field's text after an edit, of which only what still fits is added; nothing that was there before is lost.
 * @param before the text before the edit
 * @param after the text as edited
 * @param max longest result, in code points
 */
export function limitEdit(before: string, after: string, max: number): string {
  const length = lengthOf(after);
  if (length <= max || length <= lengthOf(before)) return after;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  // Two emoji may share one of their halves.
  if (SECOND_HALF.test(after[start] ?? '')) start -= 1;
  let end = after.length;
  const difference = after.length - before.length;
  while (end > start + Math.max(difference, 0) && before[end - difference - 1] === after[end - 1]) end -= 1;
  if (SECOND_HALF.test(after[end] ?? '')) end += 1;
  const added = after.slice(start, end);
  const room = max - (length - lengthOf(added));
  return after.slice(0, start) + cutText(added, room) + after.slice(end);
}

/**
 * What searching ignores: joiners and other invisible characters; accents; the points of Hebrew and the vowel marks of Arabic;
 * and the nukta of each Indian script, which many keyboards leave out.
 */
const IGNORED =
  /[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe20-\ufe2f\ufeff]/gu;

/** Letters that Unicode does not take apart, and other spellings of the same letter. */
const SAME = new Map([
  // Greek and Hebrew letters at the end of a word.
  ['ς', 'σ'],
  ['ך', 'כ'],
  ['ם', 'מ'],
  ['ן', 'נ'],
  ['ף', 'פ'],
  ['ץ', 'צ'],
  // The Arabic letters of an Urdu keyboard and of others.
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ك', 'ک'],
  ['ه', 'ہ'],
  ['ة', 'ہ'],
  ['ۃ', 'ہ'],
  ['ە', 'ہ'],
  // Latin letters with a stroke, and two in one.
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  // The chillus of Malayalam, its dot reph and the older sign au; the khanda ta of Bengali; the sign au of Tamil.
  ['ൺ', 'ണ്'],
  ['ൻ', 'ന്'],
  ['ർ', 'ര്'],
  ['ൽ', 'ല്'],
  ['ൾ', 'ള്'],
  ['ൿ', 'ക്'],
  ['ൔ', 'മ്'],
  ['ൕ', 'യ്'],
  ['ൖ', 'ഴ്'],
  ['ൎ', 'ര്'],
  ['\u0d46\u0d57', '\u0d57'],
  ['ৎ', 'ত্'],
  ['\u0bd7', '\u0bb3'],
  // Shri in Tamil.
  ['\u0bb6\u0bcd\u0bb0\u0bc0', '\u0bb8\u0bcd\u0bb0\u0bc0'],
]);
const SPELLINGS = new RegExp(
  [...SAME.keys()].sort((one, other) => other.length - one.length).join('|'),
  'gu',
);
const ASCII = /^[\0-\x7f]*$/;

/**
 * A text as searching compares it: in lower case, with one form of every letter, whatever keyboard wrote it (അനിൽ, é = e, फ़ = फ,
 * full width). The SQL function `fold_letters` does the same; a test compares the two.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(IGNORED, '').toLowerCase();
  return (
    plain
      .replace(SPELLINGS, (letter) => SAME.get(letter) ?? letter)
      // A chillu that was spelled with its sign has the sign twice now.
      .replaceAll('\u0d4d\u0d4d', '\u0d4d')
      .normalize('NFC')
  );
}
