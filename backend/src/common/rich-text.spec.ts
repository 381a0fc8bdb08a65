import { isBlankRichText, sanitizeRichText } from './rich-text.js';

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
    ['frames', '<iframe src="https://example.in"></iframe>b', 'b'],
  ])('drops %s', (_, html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  it('does not nest elements that were separated only by a dropped element', () => {
    expect(sanitizeRichText('<ul><li>a<font><li>b</font></ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('makes links safe to open', () => {
    expect(sanitizeRichText('<a href="https://example.in" target="x" onclick="y">z</a>')).toBe(
      '<a href="https://example.in" rel="noopener noreferrer nofollow ugc" target="_blank">z</a>',
    );
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
