/** A web or e-mail address in a text. */
export interface FoundAddress {
  /** Index of its first character. */
  start: number;
  /** Index after its last character. */
  end: number;
  /** The URL that it leads to. */
  href: string;
}

/** Characters that never belong to an address: spaces, quotation marks, and the punctuation of Indian and other scripts. */
const OUTSIDE = String.raw`\s<>"“”„‘’«»‹›।॥،؛؟۔٬、。，．！？：；（）「」【】…`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
const HOST = String.raw`${LABEL}(?:\.${LABEL})*`;
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}_@/.\\-])`;
const AFTER_HOST = String.raw`(?![\p{L}\p{M}\p{N}_@-])`;

const ADDRESS = new RegExp(
  String.raw`${BEFORE}(?:(?<email>[\p{L}\p{M}\p{N}._%+-]+@${HOST})${AFTER_HOST}|` +
    String.raw`(?<scheme>https?:\/\/)?(?<host>${HOST})${AFTER_HOST}(?<rest>(?::\d{1,5})?(?:[/?#][^${OUTSIDE}]*)?))`,
  'giu',
);

/** Ends of addresses that are typed without `www.` and without a path: they are no words, so "sir.please" is none. */
const COMMON_ENDS = new Set(
  'com org net edu gov mil int info biz in io ai app dev co xyz tech online site club shop blog cloud gle'.split(
    ' ',
  ),
);
/** Countries' ends that are file endings too: `report.py` is a file. */
const FILE_ENDS = new Set('cc md mm mk ml pl pm ps py rs sc sh so st vi'.split(' '));

/** What may follow an address in its sentence. */
const CLOSING = /[.,;:!?'*~^|\\]$/u;
const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * The addresses in a text: with `http://` or `https://`, with `www.`, or bare as in `iet.ac.in/notes`; and those of e-mail.
 * Punctuation after an address belongs to its sentence. Names of files, degrees (`B.Tech`) and numbers are no addresses.
 */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS)].flatMap((match): FoundAddress[] => {
    const { email, scheme, host = '', rest = '' } = match.groups ?? {};
    const start = match.index;
    if (email !== undefined) {
      return isBareHost(email.slice(email.indexOf('@') + 1), true)
        ? [{ start, end: start + email.length, href: `mailto:${email}` }]
        : [];
    }
    const path = withoutPunctuation(rest);
    if (scheme === undefined && !isBareHost(host, /^(?::\d+)?[/?#]/.test(path))) return [];
    const address = `${scheme ?? ''}${host}${path}`;
    const href = scheme === undefined ? `https://${address}` : address;
    return URL.canParse(href) ? [{ start, end: start + address.length, href }] : [];
  });
}

/** @param isCertain whether what surrounds it says that it is an address */
function isBareHost(host: string, isCertain: boolean): boolean {
  const labels = host.split('.');
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || !/^\p{L}[\p{L}\p{M}]+$/u.test(end)) return false;
  if (/^www\./i.test(host)) return labels.length > 2;
  // Written in capitals only as a whole: "end.In" is the end of one sentence and the beginning of the next.
  if (end !== end.toLowerCase() && host !== host.toUpperCase()) return false;
  // "B.Com", "e.g.", "5.30 in".
  if (labels.some((label) => label.length < 2) || !/\p{L}/u.test(labels.at(-2) ?? '')) return false;
  const name = end.toLowerCase();
  if (COMMON_ENDS.has(name)) return true;
  if (FILE_ENDS.has(name)) return false;
  return (labels.length > 2 || isCertain) && /^[a-z]{2}$/.test(name);
}

/** Cuts off the punctuation of the sentence, and closing brackets that were not opened in the address. */
function withoutPunctuation(path: string): string {
  let kept = path;
  for (;;) {
    const last = kept.at(-1) ?? '';
    const opening = PAIRS[last];
    const isUnopened = opening !== undefined && countOf(kept, last) > countOf(kept, opening);
    if (!isUnopened && !CLOSING.test(kept)) return kept;
    kept = kept.slice(0, -1);
  }
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
