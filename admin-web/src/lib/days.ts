import { indiaDay } from '@campus-commons/web-kit/dates.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Today in India, `YYYY-MM-DD`. The service uses Indian days, wherever an administrator is. */
export function today(now = new Date()): string {
  return indiaDay(now);
}

/** The day `count` days before another, `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
}

/** Number of days in a range, both ends included; NaN if one of them is not a valid day. */
export function daysFromTo(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** Whether a text is a valid day for the API, `YYYY-MM-DD` in this century. */
export function isDay(text: string): boolean {
  const time = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Formats a day `YYYY-MM-DD` as "20/11/2026". */
export function fullDate(day: string): string {
  return day.split('-').reverse().join('/');
}
