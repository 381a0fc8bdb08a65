import { domainToASCII, domainToUnicode } from 'node:url';
import { isOfOneScript } from './scripts.js';

/** Longest deliverable address (RFC 5321, section 4.5.3.1.3, without the brackets), UTF-16 code units. */
export const MAX_EMAIL_LENGTH = 254;

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** What separates the labels of a domain besides the full stop (UTS #46, section 2.3), after NFKC. */
const FULL_STOPS = /。/g;

/**
 * A text after NFKC and full case folding, without invisible characters: texts with the same result look alike, or
 * differ only in how they were typed (full-width letters, the single letter Ⅷ, ß and SS). The first step of {@link
 * emailKey}; a search over keys must fold its text, too.
 */
export function foldText(text: string): string {
  // To upper and then to lower case, letter by letter: this expands ß and avoids the final sigma.
  const folded = Array.from(text.normalize('NFKC'), (letter) => letter.toUpperCase().toLowerCase()).join('');
  return folded.normalize('NFKC').replace(IGNORABLE, '');
}

/**
 * The key by which e-mail addresses are compared: of two addresses with the same key only one can have an account. A
 * domain label in Punycode (`xn--…`) and the letters it encodes have the same key. Any text has a key, because people
 * may type anything to sign in; the key is cut at the length of the longest address.
 */
export function emailKey(address: string): string {
  const folded = foldText(address);
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded.slice(0, MAX_EMAIL_LENGTH);
  const domain = labelsOf(folded).map((label) => foldText(decodeLabel(label) ?? label));
  return `${folded.slice(0, at)}@${domain.join('.')}`.slice(0, MAX_EMAIL_LENGTH);
}

/** The mailbox that an address leads to, by its {@link emailKey}: most mail servers deliver `name+tag@` to `name@`. */
export function mailboxKey(address: string): string {
  return emailKey(address).replace(/^([^+@]+)\+.*@/, '$1@');
}

/**
 * Whether each label of an address's domain uses a single script, with `xn--…` decoded: `раypal.com` with a Cyrillic
 * `а` does not, `विद्यालय.com` does.
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

/** A label with its Punycode decoded; undefined when it is invalid. */
function decodeLabel(label: string): string | undefined {
  if (!/^xn--/i.test(label)) return label;
  const letters = domainToUnicode(label);
  // Node also decodes some malformed labels; encoding the result then gives a different label.
  return domainToASCII(letters) === label.toLowerCase() ? letters : undefined;
}
