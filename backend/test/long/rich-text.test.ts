import { hostileMarkup } from '@campus-commons/test-kit/hostile-input';
import fc from 'fast-check';
import { isBlankRichText, sanitizeRichText } from '../../src/common/rich-text.js';
import { breaches, visibleText } from '../support/allow-list.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, type TestMember } from '../support/factories.js';
import { runs } from '../support/proof-runs.js';

/** Number of posts sent at the same time. */
const AT_ONCE = 8;

let app: TestApp;
let asha: TestMember;
beforeAll(async () => {
  app = await startApp();
  asha = await joinMember(app);
});
afterAll(() => app.close());

const post = (content: string) =>
  app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', asha.token)
    .field('feedData', JSON.stringify({ content }));

describe('hostile markup', () => {
  it('is a large enough collection', () => {
    const others = hostileMarkup().filter(({ name }) => !name.startsWith('own'));
    expect(others.filter(({ html }) => /[<&]/.test(html)).length).toBeGreaterThan(500);
  });

  it('posted, is refused or contains only what the allow-list permits', async () => {
    const wrong: unknown[] = [];
    const line = hostileMarkup();
    const worker = async () => {
      for (let markup = line.pop(); markup; markup = line.pop()) {
        const { status, body } = await post(markup.html);
        if (status === 400 && 'feedData.content' in (body.errors ?? {})) continue;
        const content: unknown = body.data?.feedData.content;
        if (status !== 201 || typeof content !== 'string') wrong.push({ ...markup, status, body });
        else if (breaches(content).length > 0)
          wrong.push({ ...markup, content, breaches: breaches(content) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(wrong).toEqual([]);
    // Another call returns the same.
    const { body } = await app.call('/user/feeds/getAllFeeds', { limit: 50 }, asha.token).expect(200);
    const contents = body.data.feeds.map(
      ({ feedData }: { feedData: { content: string } }) => feedData.content,
    );
    expect(contents.flatMap(breaches)).toEqual([]);
  });

  it.each([
    ['elements in elements', 'a' + '<b>'.repeat(15_000)],
    ['lists in lists', 'a' + '<ul><li>'.repeat(7_500)],
    ['ends of what never began', 'a' + '<b>'.repeat(7_500) + '</i>'.repeat(7_500)],
    ['elements that are dropped', 'a' + '<svg>'.repeat(15_000)],
    ['more links than fit', '<a href="tel:1">a</a>'.repeat(4_700)],
    ['more links than fit, in a comment', `a<!--${'<A>'.repeat(1_000)}-->`],
    ['a style without end', `<p style="${'left:0;'.repeat(20_000)}">a</p>`],
  ])('of %s is refused before it costs everybody else’s time', async (_, content) => {
    const { body } = await post(content).expect(400);
    expect(body.errors).toEqual({ 'feedData.content': expect.stringContaining('too long') });
  });

  it('sanitised twice does not change again', () => {
    const changed = hostileMarkup().filter(({ html }) => {
      const once = sanitizeRichText(html);
      return sanitizeRichText(once) !== once;
    });
    expect(changed).toEqual([]);
  });

  it('is blank exactly when it has no visible text', () => {
    const wrong = hostileMarkup()
      .map(({ name, html }) => ({ name, clean: sanitizeRichText(html) }))
      .filter(({ clean }) => isBlankRichText(clean) !== (visibleText(clean) === ''));
    expect(wrong).toEqual([]);
  });
});

/** Pieces that are difficult for parsers, to be combined at random. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '/>',
      '"',
      "'",
      '`',
      '=',
      '&',
      ';',
      '&lt;',
      '&#x3c',
      '&#0;',
      '\0',
      '\n',
      '\t',
      '<!--',
      '-->',
      '--!>',
    ],
    ...[
      '<![CDATA[',
      ']]>',
      '<!',
      '<?',
      '</p',
      '<p',
      '<a',
      '<a href=',
      '<a href="javascript:',
      'java&Tab;script:',
      'https://x',
    ],
    ...[
      '<span style="',
      'color:',
      'red',
      ';',
      'position:fixed',
      'url(//x)',
      '/**/',
      '\\',
      '}',
      'expression(',
    ],
    ...[
      '<svg>',
      '</svg>',
      '<math>',
      '<mtext>',
      '<mglyph>',
      '<style>',
      '</style>',
      '<title>',
      '</title>',
      '<textarea>',
    ],
    ...[
      '<noscript>',
      '</noscript>',
      '<xmp>',
      '<template>',
      '<table>',
      '<select>',
      '<iframe>',
      '<plaintext>',
      '<script>',
    ],
    ...[
      '<img src=x onerror=alert(1)>',
      ' onload=alert(1) ',
      ' style=',
      ' xlink:href=',
      '<base href=//x>',
      '<form action=//x>',
    ],
    ...['<ul><li>', '</ul>', '<h1>', '<b>', '</b>', '<br>', 'text'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

it('random markup also contains only what the allow-list permits', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const clean = sanitizeRichText(pieces.join(''));
      expect(breaches(clean)).toEqual([]);
      expect(sanitizeRichText(clean)).toBe(clean);
    }),
    { numRuns: runs(2_000) },
  );
});
