import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { inWords } from '@campus-commons/web-kit/digits.ts';
import { feed } from './landingSections';

// Written out there, because the first view of the landing page has no room for more code.
it('the landing page says how many posts a page has', () => {
  expect(feed.text).toContain(`${inWords(PAGE_SIZE)} to a page`);
});
