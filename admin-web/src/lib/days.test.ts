import { daysBefore, daysFromTo, fullDate, parseDay, today } from './days';

test('days are Indian days, with the same format in every browser', () => {
  const formatters: { readonly format: object } = Intl.DateTimeFormat.prototype;
  jest.spyOn(formatters, 'format', 'get').mockReturnValue(() => 'otherwise');
  expect(today(new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-20');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysFromTo('2026-11-20', '2026-11-20')).toBe(1);
  expect(daysFromTo('2028-02-28', '2028-03-01')).toBe(3);
  expect(fullDate('2026-11-05')).toBe('05/11/2026');
});

test.each([
  ['20/11/2026', '2026-11-20'],
  [' 5/1/2026 ', '2026-01-05'],
  ['05-01-2026', '2026-01-05'],
  ['5.1.2026', '2026-01-05'],
  ['05012026', '2026-01-05'],
  ['24 Nov 2026', '2026-11-24'],
  ['1 september, 2026', '2026-09-01'],
  ['2026-11-20', '2026-11-20'],
])('parses %s as %s', (typed, day) => expect(parseDay(typed)).toBe(day));

test.each(['11/20/2026', '31/02/2026', '20/11/26', '20/11', '20/11/1999', '20 Foo 2026', 'today', ''])(
  'does not parse "%s"',
  (typed) => expect(parseDay(typed)).toBeUndefined(),
);
