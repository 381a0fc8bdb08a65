import { indiaDay } from '@campus-commons/web-kit/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Today in India, `YYYY-MM-DD`. The service uses Indian days, wherever an administrator is. */
export function today(now = new Date()): string {
  return indiaDay(now);
}

/** The day `count` days before another, `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days in a range, both ends included; NaN if one of them is not a valid day. */
export function daysFromTo(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
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

/** Formats a day `YYYY-MM-DD` as "24 November", with the year if it is not that of `now`. */
export function longDay(day: string, now = new Date()): string {
  const year = day.startsWith(today(now).slice(0, 4)) ? undefined : 'numeric';
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a typed day. The day comes before the month, as in India, regardless of the browser's language: 20/11/2026,
 * 20-11-2026, 20112026, 20 Nov 2026; the API's format, 2026-11-20, is also accepted.
 *
 * @returns `YYYY-MM-DD`; undefined if the text is no day that the API accepts
 */
export function parseDay(text: string): string | undefined {
  const digits = /^([0-9]{2})([0-9]{2})([0-9]{4})$/.exec(text.trim());
  const parts = digits ? digits.slice(1) : text.split(/[^a-z0-9]+/i).filter((part) => part !== '');
  if (parts.length !== 3) return undefined;
  const [day = '', month = '', year = ''] = /^[0-9]{4}$/.test(parts[0] ?? '') ? parts.toReversed() : parts;
  const name = month.length < 3 ? -1 : MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  const number = name === -1 ? month : String(name + 1);
  const typed = [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(typed) ? typed : undefined;
}
