import { formatCount, formatCounted, formatPhone, inNumber, inWords } from './digits.ts';

it('formats counts with Indian grouping', () => {
  expect([0, 999, 1240, 128340, 12345678].map(formatCount)).toEqual([
    '0',
    '999',
    '1,240',
    '1,28,340',
    '1,23,45,678',
  ]);
});

it('counts one thing in the singular', () => {
  expect(formatCounted(1, 'follower', 'followers')).toBe('1 follower');
  expect(formatCounted(0, 'like', 'likes')).toBe('0 likes');
  expect(formatCounted(2317, 'reply', 'replies')).toBe('2,317 replies');
});

it('uses the singular for one, and the plural for zero and many', () => {
  expect([0, 1, 2, 21].map((count) => inNumber(count, 'is', 'are'))).toEqual(['are', 'is', 'are', 'are']);
});

it('splits ten digits into two groups and returns anything else unchanged', () => {
  expect(formatPhone('9839041276')).toBe('98390 41276');
  expect(formatPhone('+91 98390 41276')).toBe('+91 98390 41276');
  expect(formatPhone('98390412765')).toBe('98390412765');
  expect(formatPhone('')).toBe('');
});

it.each([
  [1, 'one'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
])('%d in words is %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});
