import { AGREED, comparable } from '@campus-commons/test-kit/agreed-markup';
import { RICH_TEXT } from '../src/common/rich-text-rules.js';
import { isBlankRichText, sanitizeRichText } from '../src/common/rich-text.js';
import { startApp, type TestApp } from './support/app.js';

/**
 * Tests that the API treats posts as the sites and SQL do; the sites' tests are `richText.test.ts` in
 * member-web and `agreement.test.tsx` in admin-web.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The text in the search column and in the console's excerpts, without repeated spaces. */
const wordsInSql = async (html: string) => {
  const [row] = await app.rows<{ words: string }>('SELECT visible_text($1) AS words', [html]);
  return row?.words.replace(/\s+/g, ' ').trim();
};

it.each(AGREED)('the API keeps the parts of $html that the sites show', ({ html, kept, words }) => {
  expect(comparable(sanitizeRichText(html))).toBe(kept);
  expect(isBlankRichText(html)).toBe(words === '');
});

it('SQL extracts the same words', async () => {
  const wrong = [];
  for (const { html, words } of AGREED) {
    const found = await wordsInSql(sanitizeRichText(html));
    if (found !== words) wrong.push({ html, words, found });
  }
  expect(wrong).toEqual([]);
});

it('SQL separates words exactly at the block elements of the rules', async () => {
  const parting = [];
  for (const tag of RICH_TEXT.tags) {
    const html = tag === 'br' ? 'a<br />b' : `a<${tag}>b</${tag}>`;
    if ((await wordsInSql(html)) === 'a b') parting.push(tag);
  }
  expect(parting).toEqual(RICH_TEXT.blocks);
});

it('the contract carries the rules to the sites', async () => {
  const { body } = await app.http().get('/docs/openapi.json').expect(200);
  expect(body['x-rich-text']).toEqual(RICH_TEXT);
});
