const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Stands in every place where a value is missing or unreadable. */
const nothing = '-';

const numericDate = new Intl.DateTimeFormat('en-IN', { day: '2-digit', month: '2-digit', year: 'numeric' });
const dayOfWeek = new Intl.DateTimeFormat('en-IN', { weekday: 'short' });
const shortDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const longDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });

/**
 * How long ago, as a feed says it: "just now", "12 min ago", "2 h ago", "yesterday", then
 * "Tue, 17 Nov" within a week, "17 Nov" within the year, "17 Nov 2025" before it.
 * A time in the future is a clock that runs fast and reads "just now".
 *
 * @param iso ISO 8601 time, shown in the reader's time zone
 * @param now the moment to count from
 */
export function timeAgo(iso: string, now: Date): string {
  const then = parse(iso);
  if (!then) return nothing;
  const age = now.getTime() - then.getTime();
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  const days = calendarDaysBetween(then, now);
  // Half past eleven last night, read after midnight, is "2 h ago" and not yet "yesterday".
  if (days === 0 || age < 6 * hour) return `${Math.floor(age / hour)} h ago`;
  if (days === 1) return 'yesterday';
  if (days < 7) return `${dayOfWeek.format(then)}, ${shortDate.format(then)}`;
  if (then.getFullYear() === now.getFullYear()) return shortDate.format(then);
  return `${shortDate.format(then)} ${then.getFullYear()}`;
}

/** The day as the console writes it, 20/11/2026, in the reader's time zone; "-" for an unreadable time. */
export function localDate(iso: string): string {
  const date = parse(iso);
  return date ? numericDate.format(date) : nothing;
}

/** Day and time as the console writes them, 20/11/2026, 5:30 pm; "-" for an unreadable time. */
export function localDateTime(iso: string): string {
  const date = parse(iso);
  return date ? `${numericDate.format(date)}, ${clock.format(date)}`.replace(/\s/g, ' ') : nothing;
}

/** The time of day, 5:30 pm; "-" for an unreadable time. */
export function localTime(iso: string): string {
  const date = parse(iso);
  return date ? clock.format(date).replace(/\s/g, ' ') : nothing;
}

/** Day and time in words, "20 November 2026, 5:30 pm": titles of short times, details of an account. */
export function fullDateTime(iso: string): string {
  const date = parse(iso);
  if (!date) return nothing;
  // Engines differ in the kind of space before "pm"; a reader and a test should not.
  return `${longDate.format(date)}, ${clock.format(date)}`.replace(/\s/g, ' ');
}

function parse(iso: string): Date | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function calendarDaysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  // Rounded: a day on which clocks change is not 24 hours long.
  return Math.round((midnight(later) - midnight(earlier)) / day);
}
