import { badRequest, type AppError } from './app-error.js';

/**
 * Most object keys and list items that a body, or a JSON text in a form, may have in total. Our clients send fewer than
 * 50.
 */
export const MAX_ENTRIES = 1_000;
/** Deepest nesting of lists and objects. Our calls need at most three levels. */
export const MAX_LEVELS = 20;

/** 400 for a body whose structure is so complex that processing it would slow down all other requests. */
export const tooComplex = (): AppError =>
  badRequest(
    `The request may hold up to ${MAX_ENTRIES.toLocaleString('en')} fields and list items in all, nested up to ` +
      `${MAX_LEVELS} levels deep. Please send less at once.`,
    'too_complex',
  );

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const SPACE = 1;
const OPENING = 2;
const CLOSING = 3;
const COMMA = 4;
/** The meaning of each byte outside a string. A lookup table, because searching a list takes ten times as long. */
const KINDS = new Uint8Array(256);
for (const [kind, characters] of [
  [SPACE, ' \t\n\r'],
  [OPENING, '[{'],
  [CLOSING, ']}'],
  [COMMA, ','],
] as const) {
  for (const byte of Buffer.from(characters)) KINDS[byte] = kind;
}

/** Bytes of a string that are read one by one before its end is searched for: most strings are short. */
const SHORT_TEXT_BYTES = 32;

/** Finds the ends of quoted strings; one instance per JSON text, which it reads from start to end. */
class TextEnds {
  private nextBackslash = -1;

  constructor(private readonly bytes: Buffer) {}

  /**
   * @param start first byte after the opening quote
   * @returns position of the closing quote, or the end of the bytes
   */
  after(start: number): number {
    const { bytes } = this;
    let at = start;
    while (at < bytes.length) {
      for (const end = at + SHORT_TEXT_BYTES; at < end && at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === QUOTE) return at;
        if (byte === BACKSLASH) at += 1;
      }
      // The search is far faster than a loop, but slower to start.
      const quote = bytes.indexOf(QUOTE, at);
      if (quote === -1) return bytes.length;
      const backslash = this.backslashAfter(at);
      if (quote < backslash) return quote;
      at = backslash + 2;
    }
    return bytes.length;
  }

  /** Cached, or a text of nothing but quotes would be searched to its end each time. */
  private backslashAfter(at: number): number {
    if (this.nextBackslash < at) {
      const found = this.bytes.indexOf(BACKSLASH, at);
      this.nextBackslash = found === -1 ? Infinity : found;
    }
    return this.nextBackslash;
  }
}

/**
 * Reads each byte of a JSON text once, before it is parsed, and stops at the first entry or level over the limit: the
 * time to parse, transform and validate it grows faster than its length. Text that is not JSON is left to the parser.
 * @param text UTF-8, or a string
 * @throws AppError 400 `too_complex`
 */
export function requireSimpleJson(text: Buffer | string): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let entries = 0;
  let levels = 0;
  const textEnds = new TextEnds(bytes);
  /** The innermost open list or object has no entry yet. */
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
    if (entries > MAX_ENTRIES || levels > MAX_LEVELS) throw tooComplex();
    if (byte === QUOTE) at = textEnds.after(at + 1);
  }
}

/**
 * The same check for the structure that a form's field names produce: `a[b]` is an object, `a[7]` a list of eight
 * items.
 * @throws AppError 400 `too_complex`
 */
export function requireSimpleFields(fields: object): void {
  let entries = 0;
  let level: object[] = [fields];
  for (let levels = 1; level.length > 0; levels += 1) {
    if (levels > MAX_LEVELS) throw tooComplex();
    for (const each of level) entries += Array.isArray(each) ? each.length : Object.keys(each).length;
    if (entries > MAX_ENTRIES) throw tooComplex();
    level = level.flatMap((each) => Object.values(each).filter(isObject));
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
