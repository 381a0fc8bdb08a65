import { domainToASCII, domainToUnicode } from 'node:url';
import { isOfOneScript } from './scripts.js';

/** Longest address that can be delivered to (RFC 5321, section 4.5.3.1.3, less the brackets), UTF-16 code units. */
export const LONGEST_EMAIL = 254;

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** What separates the labels of a domain besides the full stop (UTS #46, section 2.3), after NFKC. */
const FULL_STOPS = /。/g;

/**
 * A text under NFKC and full case folding, without what is never seen: two that differ in nothing else look alike, or
 * differ only in how they were typed (full-width letters, the one letter Ⅷ, ß and SS). The first step of
 * {@link emailKey}, and what a search over keys has to go through.
 */
export function foldText(text: string): string {
  // Upwards and down again, letter by letter: that unfolds ß and knows no final sigma.
  const folded = Array.from(text.normalize('NFKC'), (letter) => letter.toUpperCase().toLowerCase()).join('');
  return folded.normalize('NFKC').replace(IGNORABLE, '');
}

/**
 * What e-mail addresses are compared by: of two with the same key only one can have an account. A label of the domain
 * in Punycode (`xn--…`) and the letters it stands for are the same. Any text has a key, so that it may be what somebody
 * typed to sign in; a text longer than any address shares its key with others as long.
 */
export function emailKey(address: string): string {
  const folded = foldText(address);
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded.slice(0, LONGEST_EMAIL);
  const domain = labelsOf(folded).map((label) => foldText(decodeLabel(label) ?? label));
  return `${folded.slice(0, at)}@${domain.join('.')}`.slice(0, LONGEST_EMAIL);
}

/**
 * Whether each label of an address's domain keeps to one script, `xn--…` as the letters it stands for: `раypal.com`
 * with a Cyrillic `а` does not, `विद्यालय.com` does.
 */
export function hasClearDomain(address: string): boolean {
  return labelsOf(address).every((label) => {
    const letters = decodeLabel(label);
    return letters !== undefined && isOfOneScript(letters);
  });
}

function labelsOf(address: string): string[] {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .normalize('NFKC')
    .replace(FULL_STOPS, '.')
    .split('.');
}

/** A label with its Punycode read; undefined when it stands for nothing. */
function decodeLabel(label: string): string | undefined {
  if (!/^xn--/i.test(label)) return label;
  const letters = domainToUnicode(label);
  // Node reads some that are malformed; what it writes again is then another one.
  return domainToASCII(letters) === label.toLowerCase() ? letters : undefined;
}
