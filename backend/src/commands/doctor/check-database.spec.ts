import { judgeClock } from './check-database.js';

it('a difference between the clocks is a warning from 2 s on, and a failure from 30 s on', () => {
  expect([0, 1.9, 2, 29, 30].map((seconds) => judgeClock(seconds).verdict)).toEqual([
    'ok',
    'ok',
    'warn',
    'warn',
    'fail',
  ]);
  expect(judgeClock(31).text).toContain('time server');
});
