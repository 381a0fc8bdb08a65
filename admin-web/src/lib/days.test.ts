import { daysBefore, fullDate, today } from './days';

test('days are Indian days, with the same format in every browser', () => {
  const formatters: { readonly format: object } = Intl.DateTimeFormat.prototype;
  jest.spyOn(formatters, 'format', 'get').mockReturnValue(() => 'otherwise');
  expect(today(new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-20');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(fullDate('2026-11-05')).toBe('05/11/2026');
});
