import { MAX_FORMULA_LENGTH, splitFormulas } from './splitFormulas';

/** Formulas between guillemets, those in a line of their own doubled. */
const marked = (text: string) =>
  splitFormulas(text)
    .map((part) =>
      typeof part === 'string' ? part : part.isDisplay ? `««${part.source}»»` : `«${part.source}»`,
    )
    .join('');

it.each([
  [String.raw`If \(x^2\) and \[y\] then`, 'If «x^2» and ««y»» then'],
  [String.raw`\(a\)\(b\)`, '«a»«b»'],
  [String.raw`\(a\] b \(c`, String.raw`\(a\] b \(c`],
  [String.raw`\(\) \[ \]`, String.raw`\(\) \[ \]`],
  [String.raw`f(x) [1] \\ $y$`, String.raw`f(x) [1] \\ $y$`],
  [String.raw`\[ \left( a \right) \]`, String.raw`«« \left( a \right) »»`],
])('%s', (text, found) => {
  expect(marked(text)).toBe(found);
});

it('what is longer than a formula may be is text', () => {
  const longest = 'x'.repeat(MAX_FORMULA_LENGTH);
  expect(marked(`\\(${longest}\\)`)).toBe(`«${longest}»`);
  expect(marked(`\\(${longest}x\\) \\(y\\)`)).toBe(`\\(${longest}x\\) «y»`);
});

it.each([
  ['without an end', '\\('.repeat(25_000)],
  ['with one end', `${'\\('.repeat(25_000)}\\)`],
  ['of both kinds', `${'\\(\\['.repeat(12_000)}\\]\\)`],
])('searches for the end of formulas %s a few times at most', (_, text) => {
  const search = jest.spyOn(String.prototype, 'indexOf');
  splitFormulas(text);
  expect(search.mock.calls.length).toBeLessThanOrEqual(4);
});
