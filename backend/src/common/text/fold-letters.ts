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
