import { superfluous } from './backup-folder.js';

/** Backups at 02:30 of these days of November 2026; the 2nd is a Monday. */
const at = (...days: number[]) => days.map((day) => `2026-11-${String(day).padStart(2, '0')}T02-30-00Z`);
const countdown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('keeps the newest of each of the last days, and of each of the last weeks', () => {
  const names = at(...countdown(25, 1));
  const removed = superfluous(names, { days: 3, weeks: 3 });
  // Weeks end on Sunday, the 22nd and the 15th; of the present one the 25th is the newest.
  expect(names.filter((name) => !removed.includes(name))).toEqual(at(25, 24, 23, 22, 15));
});

it('keeps one of several of a day', () => {
  const names = ['2026-11-25T18-00-00Z', '2026-11-25T02-30-00Z', ...at(24)];
  expect(superfluous(names, { days: 7, weeks: 4 })).toEqual(['2026-11-25T02-30-00Z']);
});

it('removes nothing because of a pause', () => {
  expect(superfluous(['2026-11-25T02-30-00Z', '2026-03-01T02-30-00Z'], { days: 2, weeks: 1 })).toEqual([]);
});

it('always keeps the newest', () => {
  expect(superfluous(at(2, 1), { days: 1, weeks: 0 })).toEqual(at(1));
});
