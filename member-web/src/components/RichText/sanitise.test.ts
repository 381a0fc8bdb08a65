import { toDisplayHtml, toStoredHtml } from './sanitise';

describe('what a post may contain', () => {
  it.each([
    '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br>f</p>',
    '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul>',
    '<p><span style="color: #C8324F; background-color: rgb(1, 2, 3)">x</span></p>',
  ])('keeps %s', (html) => {
    expect(toStoredHtml(html)).toBe(html);
  });

  it('opens links in a new tab and marks them as user-generated content', () => {
    const link =
      '<a target="_blank" rel="noopener noreferrer nofollow ugc" href="https://iet.example/">x</a>';
    const element = new DOMParser()
      .parseFromString(toStoredHtml('<a href="https://iet.example/">x</a>'), 'text/html')
      .querySelector('a');
    const wanted = new DOMParser().parseFromString(link, 'text/html').querySelector('a');
    expect(element?.isEqualNode(wanted)).toBe(true);
  });

  it.each(['mailto:a@b.in', 'tel:9000012345', 'http://a.in/', 'HTTPS://a.in/'])(
    'keeps the link %s',
    (href) => {
      expect(toStoredHtml(`<a href="${href}">x</a>`)).toContain(`href="${href}"`);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://a.in/',
    '/dashboard',
    '//evil.example/',
  ])('removes the href from a link to %s', (href) => {
    expect(toStoredHtml(`<a href="${href}">x</a>`)).not.toMatch(/href/);
  });

  it.each([
    ['<p onclick="alert(1)" class="x" id="y" data-z="1" aria-hidden="true">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<script>alert(1)</script><style>*{}</style><iframe src="x"></iframe>a', 'a'],
    ['<svg><g onload=alert(1)></g></svg><math><mi></mi></math>a', 'a'],
    ['<div><q>a</q></div>', 'a'],
    [
      '<pre style="color: red" class="x"><code style="color: red">a</code></pre>',
      '<pre><code>a</code></pre>',
    ],
    ['<p style="color: red; position: fixed">a</p>', '<p style="color: red">a</p>'],
    [
      '<span style="position: fixed; color: red; background: url(x)">a</span>',
      '<span style="color: red">a</span>',
    ],
    ['<span style="color: url(javascript:x)">a</span>', '<span>a</span>'],
    ['<span style="color: expression(alert(1))">a</span>', '<span>a</span>'],
    ['<span style="color: var(--x); background-color: inherit">a</span>', '<span>a</span>'],
  ])('turns %s into %s', (html, safe) => {
    expect(toStoredHtml(html)).toBe(safe);
  });

  it('renders colours as custom properties', () => {
    expect(toDisplayHtml('<span style="color: #000; background-color: yellow">x</span>')).toBe(
      '<span style="--text-colour: #000; --highlight: yellow">x</span>',
    );
  });

  it('lets lines of code be scrolled by keyboard, and keeps their line breaks', () => {
    expect(toDisplayHtml('<p>a\nb</p><pre>c\n  d</pre><p>e\nf</p>')).toBe(
      '<p>a b</p><pre tabindex="0" role="group" aria-label="Code">c\n  d</pre><p>e f</p>',
    );
  });

  it.each([
    ['<h1>a</h1><h6>b</h6>', '<h1 aria-level="3">a</h1><h6 aria-level="4">b</h6>'],
    [
      '<h2>a</h2><h3>b</h3><h1>c</h1>',
      '<h2 aria-level="3">a</h2><h3 aria-level="4">b</h3><h1 aria-level="3">c</h1>',
    ],
  ])('sets heading levels below the author’s name, without skipping one: %s', (html, shown) => {
    expect(toDisplayHtml(html)).toBe(shown);
    expect(toDisplayHtml(html)).toBe(shown);
  });
});
