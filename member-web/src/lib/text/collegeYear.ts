import { validationTexts } from '../../texts/fields';
import { serverNow } from '../state/clock';

/** The earliest college year that is accepted. */
const MIN_YEAR = 2000;
const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** The latest college year that is accepted: the end of a four-year course that begins this year, in India as for the API. */
function lastYear(now: Date): number {
  return Number(YEAR_IN_INDIA.format(now)) + 4;
}

/** The specified error (section 5) for a college year as it was typed; undefined if it is valid. */
export function collegeYearError(typed: string, now = serverNow()): string | undefined {
  const year = typed.trim();
  if (year === '') return validationTexts.collegeYearRequired;
  if (!/^[0-9]{4}$/.test(year)) return validationTexts.collegeYearInvalid;
  const limit = lastYear(now);
  return Number(year) < MIN_YEAR || Number(year) > limit
    ? validationTexts.collegeYearOutside(MIN_YEAR, limit)
    : undefined;
}
