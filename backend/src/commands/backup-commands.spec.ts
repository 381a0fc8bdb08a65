import { untilNext } from './backup-commands.js';

const HOUR_MS = 3600 * 1000;

it('the next time of day is today or tomorrow, never now', () => {
  const now = new Date('2026-11-23T02:30:00Z');
  expect([3 * 60, 2 * 60 + 30, 2 * 60].map((minutes) => untilNext(minutes, now) / HOUR_MS)).toEqual([
    0.5, 24, 23.5,
  ]);
});
