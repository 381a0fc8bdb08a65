import { inWords } from './inWords';

it.each([
  [1, 'one'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
])('%d is %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});
