/**
 * What contacts, messengers and web pages put around a copied number or address without showing it: direction marks,
 * joiners, control characters.
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** The zeros of the scripts in which Indian phones write numbers; full-width and other compatible digits are folded before. */
const ZEROS = '०০੦૦୦௦౦೦൦٠۰꯰᱐';

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

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = Array.from(ZEROS, (each) => each.codePointAt(0) ?? 0).find(
      (first) => code >= first && code < first + 10,
    );
    return zero === undefined ? digit : String(code - zero);
  });
}
