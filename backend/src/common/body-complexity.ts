import { badRequest, type AppError } from './app-error.js';

/** Keys of objects and items of lists that a body, or a JSON text in a form, may have in all. No client of ours sends 50. */
export const MOST_ENTRIES = 1_000;
/** Levels of lists and objects in each other. No call of ours has more than three. */
export const MOST_LEVELS = 20;

/** 400 for a body whose structure alone would cost everybody else's time. */
export const tooComplex = (): AppError =>
  badRequest(
    `The request may hold up to ${MOST_ENTRIES.toLocaleString('en')} fields and list items in all, nested up to ` +
      `${MOST_LEVELS} levels deep. Please send less at once.`,
    'too_complex',
  );

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const SPACE = 1;
const OPENING = 2;
const CLOSING = 3;
const COMMA = 4;
/** What each byte is outside a text. A table, because a look at a list takes ten times as long. */
const KINDS = new Uint8Array(256);
for (const [kind, characters] of [
  [SPACE, ' \t\n\r'],
  [OPENING, '[{'],
  [CLOSING, ']}'],
  [COMMA, ','],
] as const) {
  for (const byte of Buffer.from(characters)) KINDS[byte] = kind;
}

/** Bytes of a text that are looked at one by one before its end is searched for: most texts are short. */
const SHORT_TEXT = 32;

/** Finds where the texts between quotes end; one for each JSON text, read from the front to the back. */
class TextEnds {
  private nextBackslash = -1;

  constructor(private readonly bytes: Buffer) {}

  /** @param start first byte after the opening quote; @returns where the closing quote stands, or where the bytes end */
  after(start: number): number {
    const { bytes } = this;
    let at = start;
    while (at < bytes.length) {
      for (const end = at + SHORT_TEXT; at < end && at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === QUOTE) return at;
        if (byte === BACKSLASH) at += 1;
      }
      // The search is far faster than a loop, and slower to begin.
      const quote = bytes.indexOf(QUOTE, at);
      if (quote === -1) return bytes.length;
      const backslash = this.backslashAfter(at);
      if (quote < backslash) return quote;
      at = backslash + 2;
    }
    return bytes.length;
  }

  /** Remembered, or a text of quotes alone would be searched to its end each time. */
  private backslashAfter(at: number): number {
    if (this.nextBackslash < at) {
      const found = this.bytes.indexOf(BACKSLASH, at);
      this.nextBackslash = found === -1 ? Infinity : found;
    }
    return this.nextBackslash;
  }
}

/**
 * Looks once at each byte of a JSON text, before it is parsed, and stops at the first entry or level too many: what
 * parses, transforms and validates it takes time that grows faster than its length. Text that is no JSON is left to the
 * parser.
 * @param text UTF-8, or a string
 * @throws AppError 400 `too_complex`
 */
export function requireSimpleJson(text: Buffer | string): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let entries = 0;
  let levels = 0;
  const textEnds = new TextEnds(bytes);
  /** Nothing has stood yet in the list or object that was opened last. */
  let isEmpty = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const kind = KINDS[byte];
    if (kind === SPACE) continue;
    if (kind === CLOSING) {
      levels -= 1;
      isEmpty = false;
      continue;
    }
    if (isEmpty || kind === COMMA) entries += 1;
    isEmpty = kind === OPENING;
    if (isEmpty) levels += 1;
    if (entries > MOST_ENTRIES || levels > MOST_LEVELS) throw tooComplex();
    if (byte === QUOTE) at = textEnds.after(at + 1);
  }
}

/**
 * The same for what a form's field names were made into: `a[b]` is an object, `a[7]` a list of eight items.
 * @throws AppError 400 `too_complex`
 */
export function requireSimpleFields(fields: object): void {
  let entries = 0;
  let level: object[] = [fields];
  for (let levels = 1; level.length > 0; levels += 1) {
    if (levels > MOST_LEVELS) throw tooComplex();
    for (const each of level) entries += Array.isArray(each) ? each.length : Object.keys(each).length;
    if (entries > MOST_ENTRIES) throw tooComplex();
    level = level.flatMap((each) => Object.values(each).filter(isObject));
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
