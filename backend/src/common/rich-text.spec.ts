import { RICH_TEXT } from './rich-text-rules.js';
import { isBlankRichText, sanitizeRichText, visibleText } from './rich-text.js';

describe('sanitizeRichText', () => {
  it('keeps what the editor makes', () => {
    const html =
      '<h2>Demo</h2><p><strong>5 pm</strong> <em>in</em> <u>the</u> <s>new</s> ' +
      '<span style="color:#0B6B70;background-color:rgb(253, 240, 213)">old workshop</span><br />bring</p>' +
      '<ul><li><p>a laptop</p><ol><li>charged</li></ol></li></ul>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each([
    ['script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['pictures', '<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
    ['other styles', '<p style="position:fixed;color:red">a</p>', '<p style="color:red">a</p>'],
    ['style functions', '<p style="background-color:url(//x)">a</p>', '<p>a</p>'],
    ['classes and ids', '<p class="MuiDialog" id="root">a</p>', '<p>a</p>'],
    [
      'what makes a colour override others',
      '<p style="color:red ! important">a</p>',
      '<p style="color:red">a</p>',
    ],
    ['the same, written together', '<p style="color:red!IMPORTANT">a</p>', '<p style="color:red">a</p>'],
    ['spaces around the text', '\n <p>a</p>\n', '<p>a</p>'],
    ['frames', '<iframe src="https://example.in"></iframe>b', 'b'],
  ])('drops %s', (_, html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  it('knows properties however they are written', () => {
    expect(sanitizeRichText('<p style=" COLOR :red; Background-Color  :blue;POSITION:fixed">a</p>')).toBe(
      '<p style="color:red;background-color:blue">a</p>',
    );
  });

  it('does not nest elements that were separated only by a dropped element', () => {
    expect(sanitizeRichText('<ul><li>a<font><li>b</font></ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('does not parse again what is too long already', () => {
    const html = '<ul><li>a<font><li>b</font></ul>';
    const clean = sanitizeRichText(html);
    expect(sanitizeRichText(html, clean.length - 1)).not.toBe(clean);
    expect(sanitizeRichText(html, 100)).toBe(clean);
  });

  it('makes links safe to open', () => {
    expect(sanitizeRichText('<a href="https://example.in" target="x" onclick="y">z</a>')).toBe(
      '<a href="https://example.in" rel="noopener noreferrer nofollow ugc" target="_blank">z</a>',
    );
  });

  it('keeps the colour of a link, and no other style', () => {
    const link = (style: string) =>
      sanitizeRichText(`<a href="https://example.in" style="${style}">z</a>`).includes(' style="color:red"');
    expect([link('color:red'), link('COLOR:red;position:fixed'), link('position:fixed')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(sanitizeRichText('<a href="https://example.in">z</a>')).not.toContain('style');
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/dashboard',
    '//evil.example',
    'ftp://x',
  ])('drops the address %s', (href) => {
    expect(sanitizeRichText(`<a href="${href}">z</a>`)).not.toContain('href');
  });
});

describe('isBlankRichText', () => {
  it.each([
    '',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<p>\u200b</p>',
    '<ul><li> </li></ul>',
    '<p>\u{e0020}\ufe0f\u2800</p>',
  ])('%s is blank', (html) => {
    expect(isBlankRichText(html)).toBe(true);
  });

  it.each(['<p>.</p>', '<p>नमस्ते</p>', '<p>0</p>'])('%s is not', (html) => {
    expect(isBlankRichText(html)).toBe(false);
  });
});

describe('visibleText', () => {
  it.each(RICH_TEXT.tags)('separates words at <%s> only if it is a block', (tag) => {
    const isBlock = (RICH_TEXT.blocks as readonly string[]).includes(tag);
    const inside = `<${tag} style="color:red">b</${tag}>`;
    expect(visibleText(tag === 'br' ? 'a<br />c' : `a${inside}c`)).toBe(
      tag === 'br' ? 'a c' : isBlock ? 'a b c' : 'abc',
    );
  });

  it('reads the characters that HTML escapes, each once', () => {
    expect(visibleText('1 &lt; 2 &gt; 0 &amp; &quot;so&quot; &amp;lt; on')).toBe('1 < 2 > 0 & "so" &lt; on');
  });
});
