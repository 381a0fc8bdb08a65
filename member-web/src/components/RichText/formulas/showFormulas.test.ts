import { renderFormula } from './renderFormula';
import { MAX_FORMULAS, showFormulas } from './showFormulas';
import { MAX_FORMULA_LENGTH } from './splitFormulas';

// In browsers MathML elements have a style; in jsdom they do not.
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'style', {
    configurable: true,
    get(this: Element) {
      const set = (_: object, name: string, value: string) => {
        this.setAttribute('style', `${this.getAttribute('style') ?? ''}${name}:${value};`);
        return true;
      };
      return new Proxy({}, { set });
    },
  });
});

function show(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  showFormulas(box);
  return box;
}

it('shows formulas in a line and in a line of their own, with their source for who copies them', () => {
  const box = show(String.raw`<p>If <b>\(x^2\)</b> then \[\frac{a}{b}\] holds &lt;always&gt;.</p>`);
  const [inline, display] = box.querySelectorAll('math');
  expect(inline?.querySelector('msup')).not.toBeNull();
  expect(inline?.getAttribute('display')).not.toBe('block');
  expect(display?.getAttribute('display')).toBe('block');
  expect(display?.querySelector('mfrac')).not.toBeNull();
  expect(display?.querySelector('annotation')?.textContent).toBe(String.raw`\frac{a}{b}`);
  expect(display?.closest('[role=group][tabindex="0"]')).toHaveAttribute('aria-label', 'Formula');
  expect(box).toHaveTextContent(/holds <always>\.$/);
});

it.each([
  ['an unknown command', String.raw`\frac{a}{\nothing}`],
  ['what is not complete', String.raw`\frac{a}{`],
  ['a macro', String.raw`\def\a{\a\a}\a`],
  ['a macro of LaTeX', String.raw`\newcommand{\a}{b}\a`],
  ['a macro by another name', String.raw`\let\a\def \a\b{c}\b`],
  ['a colour, which could hide text', String.raw`\textcolor{white}{x}`],
  ['a ground', String.raw`\colorbox{black}{x}`],
  ['a link', String.raw`\href{javascript:window.ran=1}{x}`],
  ['a picture', String.raw`\includegraphics{https://foreign.example/seen}`],
  ['a class', String.raw`\class{MuiDialog-root}{x}`],
  ['an id', String.raw`\begin{align}\label{root} x \end{align}`],
  ['a link within the page', String.raw`\ref{root}`],
])('%s stays as it is written', (_, source) => {
  const html = `<p>so \\(${source}\\).</p>`;
  expect(show(html)).toHaveTextContent(`so \\(${source}\\).`.replace(/\s+/g, ' '));
  expect(show(html).querySelector('math, a, img')).toBeNull();
});

it('markup in a formula is text', () => {
  const box = show(String.raw`<p>\(\text{&lt;img src=x onerror=y&gt;}\)</p>`);
  expect(box.querySelector('math')).not.toBeNull();
  expect(box.querySelector('img')).toBeNull();
});

it('nothing in code or a link is a formula', () => {
  const html = String.raw`<p><code>\(a\)</code> <a href="https://a.in">\(b\)</a></p><pre>\(c\)</pre>`;
  expect(show(html).innerHTML).toBe(html);
});

it('one that is wider than its line scrolls', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { width: this.textContent?.includes('y') ? 500 : 20 } as DOMRect;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const box = show(String.raw`<p>\(x\) and \(y\)</p>`);
  const [narrow, wide] = box.querySelectorAll('.formula');
  expect(narrow).not.toHaveAttribute('tabindex');
  expect(wide).toHaveAttribute('aria-label', 'Formula');
  jest.restoreAllMocks();
});

it('a post has twenty formulas at most', () => {
  const box = show(`<p>${String.raw`\(x\) `.repeat(MAX_FORMULAS + 2)}</p>`);
  expect(box.querySelectorAll('math')).toHaveLength(MAX_FORMULAS);
  expect(box).toHaveTextContent(/\\\(x\\\) \\\(x\\\)$/);
});

it('lengths are capped', () => {
  const box = renderFormula({
    source: String.raw`\rule{9999em}{9999cm}\kern{9999em}`,
    written: '',
    isDisplay: true,
  });
  box?.querySelector('annotation')?.remove();
  const lengths = [...(box?.innerHTML ?? '').matchAll(/([\d.]+)(em|pt|cm)/g)];
  expect(lengths.length).toBeGreaterThan(1);
  for (const [, length, unit] of lengths)
    expect(Number(length)).toBeLessThanOrEqual(unit === 'em' ? 20 : 200);
});

it('the deepest formula of the longest length is rendered or stays as it is written', () => {
  for (const source of [
    '{'.repeat(250) + '}'.repeat(250),
    '\\sqrt'.repeat(100),
    'x^'.repeat(250),
    "'".repeat(500),
  ]) {
    const box = renderFormula({ source: source.slice(0, MAX_FORMULA_LENGTH), written: '', isDisplay: false });
    expect(box?.querySelectorAll('*').length ?? 0).toBeLessThan(5_000);
  }
});
