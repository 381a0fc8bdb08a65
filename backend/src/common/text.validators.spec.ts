import { jest } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IsCollegeYear } from './college-year.validator.js';
import { IsId, IsLine, IsText } from './text.validators.js';

class Form {
  @IsText('Bio', { max: 5 })
  bio: unknown = '';

  @IsText('Comment', { min: 2, max: 5, tooShort: 'Please write a comment' })
  comment: unknown = 'abc';

  @IsText('Password', { min: 2, max: 5, trim: false })
  password: unknown = 'abc';

  @IsLine('Title', { min: 1, max: 50 })
  title: unknown = 'abc';

  @IsId('Post')
  id: unknown = '7';

  @IsCollegeYear()
  year: unknown = '2026';
}

/** The message that is shown: that of the last validator that fails. */
function fault(field: keyof Form, value: unknown): string | undefined {
  const form = plainToInstance(Form, { [field]: value });
  return Object.values(validateSync(form)[0]?.constraints ?? {}).at(-1);
}
const kept = (field: keyof Form, value: unknown) => plainToInstance(Form, { [field]: value })[field];

it.each<[keyof Form, unknown]>([
  ['bio', ''],
  ['bio', '12345'],
  ['bio', '  12345  '],
  ['bio', '\u0301'],
  ['bio', '1\n2'],
  // Five characters of two code units each.
  ['bio', '😀😀😀😀😀'],
  ['comment', '😀😀'],
  ['comment', 'ab'],
  ['password', '   '],
  ['password', ' abc '],
  ['title', 'Fête des couleurs होली'],
  ['id', '9'.repeat(64)],
  ['year', '2000'],
])('%s may be %j', (field, value) => {
  expect(fault(field, value)).toBeUndefined();
});

it.each<[keyof Form, unknown, string]>([
  ['bio', '123456', 'Bio must be at most 5 characters long'],
  ['bio', '😀😀😀😀😀😀', 'Bio must be at most 5 characters long'],
  ['bio', '😀😀😀😀ab', 'Bio must be at most 5 characters long'],
  ['bio', 'x'.repeat(100), 'Bio must be at most 5 characters long'],
  ['bio', 'a\0b', 'Bio contains characters that cannot be stored'],
  ['bio', 'a\ud800', 'Bio contains characters that cannot be stored'],
  ['bio', 5, 'Bio must be text'],
  ['bio', null, 'Bio must be text'],
  ['bio', ['a'], 'Bio must be text'],
  ['comment', '', 'Please write a comment'],
  ['comment', ' a ', 'Please write a comment'],
  ['comment', '😀', 'Please write a comment'],
  ['comment', '\u200b\u200b\u2800', 'Please write a comment'],
  ['password', 'a', 'Password is required'],
  ['password', '      ', 'Password must be at most 5 characters long'],
  ['title', 'two\nlines', 'Title must be one line of visible characters'],
  ['title', 'two\u2028lines', 'Title must be one line of visible characters'],
  ['title', 'turned \u202eround', 'Title must be one line of visible characters'],
  ['title', 'turned \u2066round', 'Title must be one line of visible characters'],
  ['title', '\u200b', 'Title is required'],
  ['id', '', 'Post is required'],
  ['id', '9'.repeat(65), 'Post must be at most 64 characters long'],
  ['id', 7, 'Post must be text'],
  ['year', '1999', `Please enter a valid year between 2000 and ${new Date().getFullYear() + 4}`],
  ['year', '3000', `Please enter a valid year between 2000 and ${new Date().getFullYear() + 4}`],
  ['year', '226', 'Please enter a valid 4-digit year'],
  ['year', '20266', 'Please enter a valid 4-digit year'],
  ['year', '2o26', 'Please enter a valid 4-digit year'],
  ['year', '+2026', 'Please enter a valid 4-digit year'],
  ['year', '2026.0', 'Please enter a valid 4-digit year'],
  ['year', undefined, 'Please enter a valid 4-digit year'],
  ['year', 2026, 'Please enter a valid 4-digit year'],
])('%s may not be %j', (field, value, message) => {
  expect(fault(field, value)).toBe(message);
});

it('four years ahead is the last year of college', () => {
  const latest = new Date().getFullYear() + 4;
  expect(fault('year', String(latest))).toBeUndefined();
  expect(fault('year', String(latest + 1))).toBe(`Please enter a valid year between 2000 and ${latest}`);
});

it('surrounding white space is removed, except from a password', () => {
  expect(kept('bio', ' \n a b\t')).toBe('a b');
  expect(kept('title', ' a ')).toBe('a');
  expect(kept('password', ' a ')).toBe(' a ');
  expect(kept('bio', 5)).toBe(5);
});

describe('a college year', () => {
  afterEach(() => jest.useRealTimers());

  it('is counted from the present year in India', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T18:29:00Z') });
    expect([fault('year', '2030'), fault('year', '2031')]).toEqual([
      undefined,
      expect.stringContaining('2030'),
    ]);
    jest.setSystemTime(new Date('2026-12-31T18:31:00Z'));
    expect([fault('year', '2031'), fault('year', '2032')]).toEqual([
      undefined,
      expect.stringContaining('2031'),
    ]);
  });
});
