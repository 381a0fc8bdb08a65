import { validationTexts } from '../texts/fields';
import { serverNow } from './clock';

/** The earliest college year that is accepted. */
const FIRST_YEAR = 2000;

/** The latest year that is accepted: a four-year course that begins today ends in that year. */
function lastYear(now: Date): number {
  return now.getFullYear() + 4;
}

/** The error for a college year as typed, in the specified words (section 5); undefined when it is valid. */
export function collegeYearError(typed: string, now = serverNow()): string | undefined {
  const year = typed.trim();
  if (year === '') return validationTexts.collegeYearRequired;
  if (!/^[0-9]{4}$/.test(year)) return validationTexts.collegeYearInvalid;
  const limit = lastYear(now);
  return Number(year) < FIRST_YEAR || Number(year) > limit
    ? validationTexts.collegeYearOutside(FIRST_YEAR, limit)
    : undefined;
}
