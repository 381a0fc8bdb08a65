import { collegeYearError } from './collegeYear';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['', 'College year is required'],
  ['  ', 'College year is required'],
  ['27', 'Please enter a valid 4-digit year'],
  ['20277', 'Please enter a valid 4-digit year'],
  ['२०२७', 'Please enter a valid 4-digit year'],
  ['1999', 'Please enter a valid year between 2000 and 2030'],
  ['2031', 'Please enter a valid year between 2000 and 2030'],
  ['2000', undefined],
  [' 2030 ', undefined],
])('the error for "%s" is %s', (typed, error) => {
  expect(collegeYearError(typed, now)).toBe(error);
});
