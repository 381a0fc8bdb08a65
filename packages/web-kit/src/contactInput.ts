/**
 * What contacts, messengers and web pages put around a copied number or address without showing it: direction marks,
 * joiners, control characters.
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Between the groups of digits of a phone number. */
const SEPARATORS = /[\s\p{Pd}\p{Ps}\p{Pe}−.·•⋅/_~,'’]/gu;

/** Ten digits, and in front of them the code of India, the zero of trunk calls, or both. */
const NUMBER = /^(?:tel:)?(?:(?:\+|00|0)?91)?0?([0-9]{10})$/i;

/** A copied text without invisible characters and without spaces around it. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/**
 * The ten digits of a phone number in any usual notation: with +91, 0091 or 0 in front, with separators, in the digits of another
 * script, or with invisible marks as copied from contacts. Any other text is returned as {@link withoutInvisibleMarks}
 * has it: it may be an e-mail address, and the rules refuse it otherwise.
 */
export function phoneDigits(text: string): string {
  const shown = withoutInvisibleMarks(text);
  const compact = asciiDigits(shown.normalize('NFKC')).replace(SEPARATORS, '');
  return NUMBER.exec(compact)?.[1] ?? shown;
}

/** Unicode puts the zeros of India's scripts, from Devanagari to Malayalam, at …6, and those of others at …0. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String((code & 15) - (code > 0x8ff && code < 0xe00 ? 6 : 0));
  });
}
