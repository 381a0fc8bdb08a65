import { readEnvironment } from '../src/environment.ts';
import { expect, test } from '../src/test.ts';

test.use({ provokesErrors: true });

const { consoleUrl } = readEnvironment();
const SITES = [
  ['member site', '/landing', '/public/reportError'],
  ['console', consoleUrl, '/admin/reportError'],
] as const;

for (const [site, address] of SITES) {
  test(`the ${site} tolerates what the translation of a page does to its texts`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const left = await page.evaluate(() => {
      const parent = document.createElement('p');
      const text = document.createTextNode('a word');
      const translated = document.createElement('font');
      translated.append(text);
      parent.append(translated);
      // React removes the text from the parent that it gave it.
      parent.removeChild(text);
      return parent.childNodes.length;
    });
    expect(left).toBe(0);
  });
}

for (const [site, address, call] of SITES) {
  test(`an error in the ${site} is reported to the API, which is another origin`, async ({ page }) => {
    await page.goto(address);
    // The reporter loads after the site.
    await page.waitForLoadState('networkidle');
    const answer = page.waitForResponse((response) => response.url().endsWith(call));
    await page.evaluate(() => {
      const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
      const error = new TypeError('posts is not iterable');
      error.stack = `TypeError: posts is not iterable\n    at load (${entry}:1:23)`;
      setTimeout(() => {
        throw error;
      });
    });
    const response = await answer;
    expect(response.status()).toBe(200);
    expect(response.request().postDataJSON()).toMatchObject({
      message: 'TypeError: posts is not iterable',
      frames: [expect.stringMatching(/^load@\/(admin\/)?assets\/[\w-]+\.js:1:23$/)],
    });
  });
}
