import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { greetingTexts } from '../../texts/common';

/** A greeting for the local time of day, with the member's name if it is known. */
export function greeting(now: Date, name: string | undefined): string {
  const addressed = name === undefined ? '' : `, ${shortName(name)}`;
  return `${partOfDay(now.getHours())}${addressed}`;
}

function partOfDay(hour: number): string {
  if (hour < 5) {
    return greetingTexts.night;
  }
  if (hour < 12) {
    return greetingTexts.morning;
  }
  return hour < 17 ? greetingTexts.afternoon : greetingTexts.evening;
}

/**
 * The first word of a name, or the whole name when that word is a title or an initial ("Dr. Meenakshi", "R Karthik").
 */
export function shortName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first.endsWith('.') || [...first].length < 2 ? name.trim() : first;
}

/** Holds the reader's own day of the last greeting in this browser. */
const GREETED_KEY = 'greeted';

/** Whether nobody has been greeted in this browser on the day of `now`, in the reader's time zone. */
export function isGreetingDue(now: Date): boolean {
  return readStored(GREETED_KEY) !== now.toDateString();
}

/** Stores that the greeting was shown. */
export function storeGreeting(now: Date): void {
  writeStored(GREETED_KEY, now.toDateString());
}
