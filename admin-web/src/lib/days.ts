/** The calendar the service counts by, wherever an administrator is. */
const TIME_ZONE = 'Asia/Kolkata';
const DAY = 24 * 60 * 60 * 1000;

/** Writes `YYYY-MM-DD`. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Today in India, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return isoDay.format(now);
}

/** The day so many days before another, `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
}

/** How many days a range has, both ends included; not a number when one of them is no day. */
export function daysFromTo(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** Whether a text is a day that the API takes. */
export function isDay(text: string): boolean {
  const time = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** "20 Nov" */
export function shortDate(day: string): string {
  return shortDay.format(new Date(day));
}

/** "20/11/2026" */
export function fullDate(day: string): string {
  return fullDay.format(new Date(day));
}
