import { aTimeline } from '../../test/factories';
import { trendRange, trendsOf } from './trends';

const days = (from: string, to: string) => aTimeline({ from, to });

test('the range is five whole months up to today in India', () => {
  expect(trendRange(new Date('2026-11-20T05:30:00.000Z'))).toEqual({ from: '2026-07-01', to: '2026-11-20' });
  // Already the next day in India.
  expect(trendRange(new Date('2026-01-31T19:00:00.000Z'))).toEqual({ from: '2025-10-01', to: '2026-02-01' });
});

test('past totals are today’s total minus the later sign-ups', () => {
  const { totalUsers } = trendsOf(days('2026-11-01', '2026-11-20'), 1000);
  expect(totalUsers).toHaveLength(20);
  // The fake API has as many sign-ups as the day of the month.
  expect(totalUsers.slice(-2)).toEqual([980, 1000]);
  expect(totalUsers[0]).toBe(1000 - 209);
});

test('there are seven days and five months', () => {
  const { todayUsers, monthUsers } = trendsOf(days('2026-07-01', '2026-11-03'), 5000);
  expect(todayUsers).toEqual([28, 29, 30, 31, 1, 2, 3]);
  expect(monthUsers).toEqual([496, 496, 465, 496, 6]);
});
