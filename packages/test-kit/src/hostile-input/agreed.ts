/** Markup on which the API, both sites and SQL must agree. */
export interface AgreedMarkup {
  /** The markup that a member sends. */
  readonly html: string;
  /** The part that a post keeps, as {@link comparable} writes it. */
  readonly kept: string;
  /** The text that a reader sees, on one line. */
  readonly words: string;
}

const coloured = (style: string, kept: string): AgreedMarkup => ({
  html: `<p><span style="${style}">text</span></p>`,
  kept: kept === '' ? '<p><span>text</span></p>' : `<p><span style="${kept}">text</span></p>`,
  words: 'text',
});

/** Allowed colours, each in a different notation. */
const COLOURS = [
  ...['red', 'RebeccaPurple', '#fff', '#FFF8', '#0B6B70', '#0b6b7080'],
  ...['rgb(1,2,3)', 'rgb(10%, 20%, 30%)', 'rgba(1, 2, 3, .5)', 'rgba(1, 2, 3, 50%)'],
  ...['rgb(1 2 3)', 'rgb(1 2 3 / .5)', 'rgba(1 2 3/50%)'],
  ...['hsl(120, 50%, 50%)', 'hsla(120deg, 50%, 50%, 0.5)', 'hsl(120deg 50% 50% / 50%)'],
];

/** Values that hide text, or that are not allowed. */
const NO_COLOURS = [
  ...['transparent', 'Transparent', 'currentcolor', 'inherit', 'initial', 'unset', 'revert'],
  ...['#0000', '#12345600', 'rgba(0,0,0,0)', 'rgba(1, 2, 3, 0%)', 'rgb(1 2 3 / 0)', 'hsl(1deg 2% 3% / .0)'],
  ...[
    'var(--x)',
    'url(//foreign.example)',
    'rgb(from red r g b)',
    'rgb(calc(1) 2 3)',
    'color-mix(in srgb, red, blue)',
  ],
  ...['rgb(1 2)', 'rgb(1, 2 3)', '#12', ''],
];

const link = (href: string, isKept: boolean): AgreedMarkup => ({
  html: `<p><a href="${href}">there</a></p>`,
  kept: isKept ? `<p><a href="${href}">there</a></p>` : '<p><a>there</a></p>',
  words: 'there',
});

const same = (html: string, words: string): AgreedMarkup => ({ html, kept: html, words });

export const AGREED: readonly AgreedMarkup[] = [
  ...COLOURS.flatMap((value) => [
    coloured(`color:${value}`, `color:${value}`),
    coloured(`background-color: ${value};`, `background-color:${value}`),
  ]),
  ...NO_COLOURS.flatMap((value) => [
    coloured(`color:${value}`, ''),
    coloured(`background-color:${value}`, ''),
  ]),
  coloured('color:red !important', 'color:red'),
  coloured('COLOR:red', 'color:red'),
  coloured('position:fixed;color:red;background:url(//foreign.example)', 'color:red'),
  coloured('color:red;background-color:transparent', 'color:red'),
  { html: '<h2 style="color:red">text</h2>', kept: '<h2 style="color:red">text</h2>', words: 'text' },
  ...[
    'http://a.example/',
    'https://a.example/x?y#z',
    'HTTPS://a.example/',
    'mailto:a@b.example',
    'tel:9000012345',
  ].map((href) => link(href, true)),
  ...['javascript:x', 'data:text/html,x', 'ftp://a.example', '/dashboard', '//a.example', 'a.example'].map(
    (href) => link(href, false),
  ),
  same('<p>a<strong>b</strong><b>c</b><em>d</em><i>e</i><u>f</u><s>g</s></p>', 'abcdefg'),
  same('<p>a<br>b</p><p>c</p>', 'a b c'),
  same('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', 'a b c d e f'),
  same('<ul><li>a<ol><li><p>b</p></li></ol></li><li>c</li></ul>', 'a b c'),
  same('<p>a &amp; b &lt;c&gt;</p>', 'a & b <c>'),
  same('<p>नमस्ते 🙂</p>', 'नमस्ते 🙂'),
  same('<p><br></p>', ''),
  same('<blockquote><p>a</p><blockquote>b</blockquote></blockquote><p>c</p>', 'a b c'),
  same('<p>a<code>b</code>c</p><pre><code>d\n  e &lt; f\n\ng</code></pre><pre>h</pre>', 'abc d e < f g h'),
  same('<ul><li><p>a</p><pre><code>b</code></pre><blockquote><p>c</p></blockquote></li></ul>', 'a b c'),
  { html: '<pre>\na\nb</pre><p>c</p>', kept: '<pre>a\nb</pre><p>c</p>', words: 'a b c' },
  {
    html: '<blockquote style="color:red" cite="x">a</blockquote><pre style="color:red" class="x"><code style="color:red" id="y">b</code></pre>',
    kept: '<blockquote>a</blockquote><pre><code>b</code></pre>',
    words: 'a b',
  },
  { html: '<div>a<q>b</q></div>', kept: 'ab', words: 'ab' },
  { html: '<p class="x" id="y" onclick="z()">a</p>', kept: '<p>a</p>', words: 'a' },
  { html: '<p>a</p><script>b</script><style>c</style>', kept: '<p>a</p>', words: 'a' },
  { html: '<p>a<img src="x" alt="b"></p>', kept: '<p>a</p>', words: 'a' },
];

/**
 * Normalises HTML: serialisers space styles and close `br` differently, and every link has the same `rel` and `target`.
 */
export function comparable(html: string): string {
  return html
    .replace(/<br \/>/g, '<br>')
    .replace(/ (?:rel|target)="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => ` style="${style.replace(/([:;]) /g, '$1')}"`);
}
