import { today } from '../../lib/days';
import type { TimelineDayDto, UsersStatsDto } from '../../api/generated';

/** Numbers of months and days in the sparklines, including the current one. */
const SHOWN_MONTHS = 5;
const WEEK_DAYS = 7;
const SHOWN_DAYS = 30;

/** The values of each card's sparkline, the latest last. */
export type Trends = Record<keyof UsersStatsDto, number[]>;

/** The range of days for the sparklines: whole months up to today. */
export function trendRange(now = new Date()): { from: string; to: string } {
  const to = today(now);
  const [year = 0, month = 0] = to.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - SHOWN_MONTHS, 1)).toISOString().slice(0, 10), to };
}

/** The values of the sparklines. Past totals are calculated from today's total and the sign-ups of each day. */
export function trendsOf(days: TimelineDayDto[], total: number): Trends {
  const totals: number[] = [];
  let count = total;
  for (const { signUps } of days.slice(-SHOWN_DAYS).reverse()) {
    totals.unshift(count);
    count -= signUps;
  }
  const months = new Map<string, number>();
  for (const { date, signUps } of days) {
    const month = date.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + signUps);
  }
  return {
    totalUsers: totals,
    todayUsers: days.slice(-WEEK_DAYS).map(({ signUps }) => signUps),
    monthUsers: [...months.values()].slice(-SHOWN_MONTHS),
  };
}
