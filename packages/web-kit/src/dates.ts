const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Placeholder for a missing or invalid value. */
const placeholder = '-';

// These tables replace Intl formatters. Creating those delays the first post by a tenth of a second on a slow phone,
// and browsers insert different spaces.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
];

/**
 * The time of a row in a list: "now", "12 min", "3 h" within a day, then "24 Nov", "24 Nov 2025" of another year. A time in
 * the future (because of a fast clock) is "now".
 *
 * @param iso ISO 8601 time, shown in the reader's time zone
 * @param now the moment to count from
 */
export function shortTime(iso: string, now: Date): string {
  const then = parse(iso);
  if (!then) return placeholder;
  const age = now.getTime() - then.getTime();
  if (age < minute) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  return dateOf(then, now);
}

/**
 * Relative time in a sentence: "just now", "12 min ago", "2 h ago", "yesterday", then
 * "Tue, 17 Nov" within a week, "17 Nov" within the year, "17 Nov 2025" before it.
 * A time in the future (because of a fast clock) is "just now".
 *
 * @param iso ISO 8601 time, shown in the reader's time zone
 * @param now the moment to count from
 */
export function timeAgo(iso: string, now: Date): string {
  const then = parse(iso);
  if (!then) return placeholder;
  const age = now.getTime() - then.getTime();
  if (age < minute) return 'just now';
  const days = calendarDaysBetween(then, now);
  // Shortly after midnight, a time late last night is still "2 h ago", not "yesterday".
  if (days === 0 || age < 6 * hour) return `${shortTime(iso, now)} ago`;
  if (days === 1) return 'yesterday';
  if (days < 7) return `${weekdays[then.getDay()]}, ${shortDate(then)}`;
  return dateOf(then, now);
}

/**
 * The console's lists, figures and files use Indian time, wherever an administrator is. India has had a fixed offset
 * without summer time since 1945, so no Intl formatter is needed.
 */
const IST_OFFSET_MS = 5.5 * hour;

/** The date in India as in the console, 20/11/2026; "-" for an invalid time. */
export function indiaDate(iso: string): string {
  const date = parseInIndia(iso);
  return date ? numericDate(date) : placeholder;
}

/** Date and time in India as in the console, 20/11/2026, 5:30 pm; "-" for an invalid time. */
export function indiaDateTime(iso: string): string {
  const date = parseInIndia(iso);
  return date ? `${numericDate(date)}, ${clock(date.getUTCHours(), date.getUTCMinutes())}` : placeholder;
}

/** Date and time in India with the month's name, 20 November 2026, 5:30 pm; "-" for an invalid time. */
export function indiaFullDateTime(iso: string): string {
  const date = parseInIndia(iso);
  if (!date) return placeholder;
  const day = [date.getUTCDate(), months[date.getUTCMonth()]?.[0], date.getUTCFullYear()].join(' ');
  return `${day}, ${clock(date.getUTCHours(), date.getUTCMinutes())}`;
}

/** The date in India for API calls and file names, 2026-11-20. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time in India, 5:30 pm; "-" for an invalid time. */
export function indiaTime(iso: string): string {
  const date = parseInIndia(iso);
  return date ? clock(date.getUTCHours(), date.getUTCMinutes()) : placeholder;
}

/** Local date and time, "20 November 2026, 5:30 pm": tooltips of relative times, details of an account. */
export function fullDateTime(iso: string): string {
  const date = parse(iso);
  if (!date) return placeholder;
  return `${longDate(date)}, ${clock(date.getHours(), date.getMinutes())}`;
}

/** The date in the reader's time zone, as the member site writes it, 20 November 2026; "-" for an invalid time. */
export function ownDate(iso: string): string {
  const date = parse(iso);
  return date ? longDate(date) : placeholder;
}

/** The date in the reader's time zone for file names, 2026-11-20. */
export function ownDay(moment: Date): string {
  return [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
}

/**
 * A day as label in a chart, "20 Nov"; "-" for an invalid day.
 *
 * @param day `YYYY-MM-DD`, a date without a time zone
 */
export function shortDay(day: string): string {
  const date = parse(day);
  return date ? [date.getUTCDate(), months[date.getUTCMonth()]?.[1]].join(' ') : placeholder;
}

function numericDate(date: Date): string {
  return [twoDigits(date.getUTCDate()), twoDigits(date.getUTCMonth() + 1), date.getUTCFullYear()].join('/');
}

function longDate(date: Date): string {
  return [date.getDate(), months[date.getMonth()]?.[0], date.getFullYear()].join(' ');
}

function dateOf(date: Date, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return isThisYear ? shortDate(date) : `${shortDate(date)} ${date.getFullYear()}`;
}

function shortDate(date: Date): string {
  return [date.getDate(), months[date.getMonth()]?.[1]].join(' ');
}

function clock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'am' : 'pm'}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

function parse(iso: string): Date | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A date whose UTC fields contain the date and time in India. */
function parseInIndia(iso: string): Date | undefined {
  const date = parse(iso);
  return date && new Date(date.getTime() + IST_OFFSET_MS);
}

function calendarDaysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  // Rounded, because a day with a clock change does not have 24 hours.
  return Math.round((midnight(later) - midnight(earlier)) / day);
}
