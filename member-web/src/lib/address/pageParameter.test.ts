import { pageFromSearch, searchForPage } from './pageParameter';

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
])('the page number of ?%s is %i', (search, page) => {
  expect(pageFromSearch(new URLSearchParams(search))).toBe(page);
});

it('a link to another page keeps the rest of the query', () => {
  expect(searchForPage(new URLSearchParams('userId=7&page=2'), 3)).toBe('?userId=7&page=3');
  expect(searchForPage(new URLSearchParams('userId=7&page=2'), 1)).toBe('?userId=7');
  expect(searchForPage(new URLSearchParams(), 1)).toBe('?');
});
