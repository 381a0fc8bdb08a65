import { shortTime } from '@campus-commons/web-kit/dates.ts';
import { sinceTexts } from '../../texts/since';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A night belongs to the day before it. */
const DAY_STARTS_AT_HOUR = 5;

/** A time for use after "since": "this morning", "last night", "yesterday evening", "Tuesday evening", "24 Nov". */
export function sinceTime(then: Date, now: Date): string {
  const days = Math.round((dayOf(now).getTime() - dayOf(then).getTime()) / DAY_MS);
  const part = partOfDay(then.getHours());
  if (days > 6) return shortTime(then.toISOString(), now);
  if (days > 1) return `${sinceTexts.weekdays[dayOf(then).getDay()]} ${part}`;
  if (part === sinceTexts.night) return sinceTexts.lastNight;
  return days === 1 ? sinceTexts.yesterday(part) : sinceTexts.today(part);
}

/** Midnight of the day that a time is felt to belong to. */
function dayOf(time: Date): Date {
  return new Date(
    time.getFullYear(),
    time.getMonth(),
    time.getDate() - (time.getHours() < DAY_STARTS_AT_HOUR ? 1 : 0),
  );
}

function partOfDay(hour: number): string {
  if (hour < DAY_STARTS_AT_HOUR) return sinceTexts.night;
  if (hour < 12) return sinceTexts.morning;
  return hour < 17 ? sinceTexts.afternoon : sinceTexts.evening;
}
