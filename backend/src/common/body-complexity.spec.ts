import fc from 'fast-check';
import { AppError } from './app-error.js';
import { MAX_ENTRIES, MAX_LEVELS, requireSimpleFields, requireSimpleJson } from './body-complexity.js';

/** Time after which no smaller counterexample is looked for: with a thousand items that takes minutes. */
const MAX_SEARCH_MS = 4_000;

/** The error code of the refusal; undefined when it passes. */
function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const list = (items: number) => Array.from({ length: items }, (_, index) => index);
const record = (keys: number) => Object.fromEntries(list(keys).map((key) => [`k${key}`, key]));

/** Number of keys and items, and depth, of the parsed value: an independent implementation of the rule. */
function sizeOf(value: unknown): { entries: number; levels: number } {
  if (typeof value !== 'object' || value === null) return { entries: 0, levels: 0 };
  const inner = Object.values(value).map(sizeOf);
  return {
    entries: inner.reduce((sum, { entries }) => sum + entries, inner.length),
    levels: 1 + Math.max(0, ...inner.map(({ levels }) => levels)),
  };
}

describe('a JSON text', () => {
  it.each([
    ['as many keys as are allowed', JSON.stringify(record(MAX_ENTRIES))],
    ['as many items as are allowed', JSON.stringify({ a: list(MAX_ENTRIES - 1) }, null, 2)],
    ['as many levels as are allowed', nested(MAX_LEVELS)],
    ['a text that looks like many', JSON.stringify({ a: '\\",[{'.repeat(5_000) })],
    ['lists beside each other', JSON.stringify({ a: list(300).map(() => [[]]) })],
    ['as many empty lists as are allowed', `[${Array(MAX_ENTRIES).fill('[ ]').join()}]`],
    ['a text without an end', `{"a":"${'[,'.repeat(MAX_ENTRIES)}`],
  ])('with %s passes', (_, text) => {
    expect(refusalOf(() => requireSimpleJson(text))).toBeUndefined();
  });

  it.each([
    ['one key too many', JSON.stringify(record(MAX_ENTRIES + 1))],
    ['one item too many', JSON.stringify({ a: list(MAX_ENTRIES) }, null, 2)],
    ['one level too many', nested(MAX_LEVELS + 1)],
    ['the same key again and again', `{${'"a":1,'.repeat(MAX_ENTRIES)}"a":1}`],
    [
      'one empty list too many',
      `[${Array(MAX_ENTRIES + 1)
        .fill('[]')
        .join()}]`,
    ],
    ['no end', '{"a":['.repeat(MAX_LEVELS)],
  ])('with %s is refused', (_, text) => {
    expect(refusalOf(() => requireSimpleJson(text))).toBe('too_complex');
  });

  it('passes exactly when the parsed value is simple enough', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 300, maxLength: 900 }),
    );
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2, '\t'), (any, indent) => {
        const { entries, levels } = sizeOf(any);
        const tooMuch = entries > MAX_ENTRIES || levels > MAX_LEVELS;
        const refusal = refusalOf(() => requireSimpleJson(JSON.stringify(any, null, indent)));
        expect(refusal).toBe(tooMuch ? 'too_complex' : undefined);
      }),
      { numRuns: 200, interruptAfterTimeLimit: MAX_SEARCH_MS },
    );
  });

  it('counts the items between texts of any length and content', () => {
    const plain = 'x'.repeat(40);
    const text = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', 'ü', plain), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 9 }), fc.integer({ min: -9, max: 1 }), (texts, beyond) => {
        const rest = list(Math.max(MAX_ENTRIES + beyond - texts.length, 0));
        const refusal = refusalOf(() => requireSimpleJson(JSON.stringify([...texts, ...rest])));
        expect(refusal).toBe(beyond > 0 ? 'too_complex' : undefined);
      }),
      { numRuns: 300, interruptAfterTimeLimit: MAX_SEARCH_MS },
    );
  });
});

describe('the fields of a form', () => {
  const sparse: string[] = [];
  sparse[999_999_999] = 'x';
  it.each([
    ['a list with an item far out', { existingImages: sparse }],
    ['lists that are many together', Object.fromEntries(list(4).map((key) => [key, list(300)]))],
    ['objects in objects', { a: JSON.parse(nested(MAX_LEVELS)) as unknown }],
  ])('with %s are refused', (_, fields) => {
    expect(refusalOf(() => requireSimpleFields(fields))).toBe('too_complex');
  });

  it('are refused with the bounds in the message', () => {
    expect(() => requireSimpleFields({ list: list(MAX_ENTRIES) })).toThrow(
      'The request may hold up to 1,000 fields and list items in all, nested up to 20 levels deep. Please send less at once.',
    );
  });

  it.each([
    ['as many as are allowed', { list: list(MAX_ENTRIES - 1) }],
    ['as many levels as are allowed', JSON.parse(nested(MAX_LEVELS)) as object],
  ])('with %s pass', (_, fields) => {
    expect(refusalOf(() => requireSimpleFields(fields))).toBeUndefined();
  });

  it('with what a post has pass', () => {
    expect(
      refusalOf(() => requireSimpleFields({ feedData: '{}', existingImages: ['a', 'b'] })),
    ).toBeUndefined();
  });
});
