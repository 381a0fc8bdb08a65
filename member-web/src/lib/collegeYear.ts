import { faultTexts } from '../texts/fields';
import { serverNow } from './clock';

/** The earliest year of a college that is taken. */
const FIRST_YEAR = 2000;

/** The last year that is taken: whoever begins a four-year course today finishes it in that year. */
function lastYear(now: Date): number {
  return now.getFullYear() + 4;
}

/** What is wrong with a college year as typed, in the specified words (section 5); undefined when nothing is. */
export function collegeYearFault(typed: string, now = serverNow()): string | undefined {
  const year = typed.trim();
  if (year === '') return faultTexts.collegeYearRequired;
  if (!/^[0-9]{4}$/.test(year)) return faultTexts.collegeYearInvalid;
  const limit = lastYear(now);
  return Number(year) < FIRST_YEAR || Number(year) > limit
    ? faultTexts.collegeYearOutside(FIRST_YEAR, limit)
    : undefined;
}
