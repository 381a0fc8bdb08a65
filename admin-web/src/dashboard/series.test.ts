import { aTimeline } from '../test/factories';
import { axisOf, axisTop, barsOf } from './series';

const days = (from: string, to: string) => aTimeline({ from, to });

test('up to three months have a bar for each day', () => {
  const bars = barsOf(days('2026-09-01', '2026-12-01'), 'posts');
  expect(bars).toHaveLength(92);
  expect(bars[0]).toEqual({ from: '2026-09-01', to: '2026-09-01', count: 2 });
});

test('longer ranges have a bar for each week, counted back from the last day', () => {
  const bars = barsOf(days('2025-11-20', '2026-11-20'), 'posts');
  expect(bars).toHaveLength(53);
  expect(bars.at(-1)).toEqual({ from: '2026-11-14', to: '2026-11-20', count: 14 });
  expect(bars[0]).toEqual({ from: '2025-11-20', to: '2025-11-21', count: 4 });
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(366 * 2);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 5],
  [6, 10],
  [41, 50],
  [1240, 2000],
  [100000, 100000],
])('an axis for %d ends at %d', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});

const bars = (...counts: number[]) =>
  counts.map((count, day) => ({ from: `2026-11-${10 + day}`, to: `2026-11-${10 + day}`, count }));

test('one spike does not flatten the usual days: its bar is cut off', () => {
  const days = bars(4, 6, 5, 0, 7, 4, 6, 5, 8, 1240, 6, 5);
  expect(axisOf(days)).toEqual({ top: 10, cut: [days[9]] });
});

test.each([
  ['a rise over the days', bars(1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20)],
  ['few days with anything', bars(0, 0, 0, 0, 0, 1, 0, 0, 0, 12, 0, 0)],
  ['nothing', bars(0, 0)],
])('%s is shown whole', (_, days) => {
  expect(axisOf(days).cut).toEqual([]);
});
