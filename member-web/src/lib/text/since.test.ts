import { sinceTime } from './since';

const now = new Date(2026, 10, 20, 18, 30); // A Friday.
it.each([
  ['this morning', new Date(2026, 10, 20, 8)],
  ['last night', new Date(2026, 10, 20, 2)],
  ['yesterday evening', new Date(2026, 10, 19, 23, 50)],
  ['Wednesday night', new Date(2026, 10, 19, 0, 30)],
  ['Tuesday evening', new Date(2026, 10, 17, 19)],
  ['Saturday afternoon', new Date(2026, 10, 14, 12)],
  ['13 Nov', new Date(2026, 10, 13, 20)],
  ['24 Nov 2025', new Date(2025, 10, 24, 9)],
])('a visit is said as people say it: %s', (words, then) => {
  expect(sinceTime(then, now)).toBe(words);
});

it('an evening goes on after midnight', () => {
  expect(sinceTime(new Date(2026, 10, 20, 21), new Date(2026, 10, 21, 1))).toBe('this evening');
});
