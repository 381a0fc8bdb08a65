import { isBlankHtml, visibleText } from './visibleText.ts';

describe('blank posts', () => {
  it.each([
    '',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp; </p>',
    '<h1><strong></strong></h1>',
    '<ul><li><p>\u200b</p></li></ul>',
    '<!-- x -->',
    '<p>\u2800\u{e0020}</p>',
  ])('finds no visible text in "%s"', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

  it.each(['<p>a</p>', '<p>.</p>', '<p>क</p>', '&lt;', '<p>🙂</p>'])(
    'recognises visible text in "%s"',
    (html) => {
      expect(isBlankHtml(html)).toBe(false);
    },
  );
});

describe('the text on one line', () => {
  it('separates a list from the text before it, and omits contents that are not text', () => {
    expect(
      visibleText('<h2>Kites</h2><p>On Saturday</p><ul><li>a<ul><li>b</li></ul></li></ul><script>x</script>'),
    ).toBe('Kites On Saturday a b');
  });

  it('separates blocks with a space, and keeps joined letters joined', () => {
    expect(visibleText('<h2>क्\u200dष</h2><p>one<br>two</p><ul><li>three</li></ul>')).toBe(
      'क्\u200dष one two three',
    );
  });
});
