import { invalid } from '../../common/app-error.js';
import { dayInIndia } from '../../common/day-in-india.js';
import type { OpeningKind } from '../../common/opening.js';
import { MAX_OPEN_DAYS, MAX_UNPAID_HOURS_WEEK } from '../../common/opening-bounds.js';
import type { OpeningFieldsDto } from './opening-form.dto.js';
import type { OpeningContent } from './openings.repository.js';

/**
 * Reads a form whose fields are within their bounds.
 * @throws AppError 400 naming a field that does not fit to others
 */
export function readOpening(kind: OpeningKind, form: OpeningFieldsDto): OpeningContent {
  const { title, field, about, mode, closesOn, places } = form;
  const city = form.city ?? '';
  if (mode !== 'remote' && city === '')
    throw invalid({ city: 'Say in which city, unless the work is remote' });
  return {
    ...{ title, field, about, mode, city, closesOn, places },
    ...timeOf(kind, form),
    startsOn: form.startsOn ?? null,
    ...stipendOf(kind, form),
    questions: form.questions ?? [],
  };
}

/** How long the work takes. Help on one day has no hours a week. */
function timeOf(kind: OpeningKind, form: OpeningFieldsDto) {
  const { hoursWeek = null, weeks = null } = form;
  const schedule = form.schedule ?? '';
  if (schedule !== '' && kind === 'internship')
    throw invalid({ schedule: 'An internship says its hours a week and its weeks' });
  if (hoursWeek === null && (schedule === '' || weeks !== null))
    throw invalid({ hoursWeek: kind === 'internship' ? 'Say how many hours a week' : MISSING_TIME });
  if (weeks === null && hoursWeek !== null)
    throw invalid({ weeks: kind === 'internship' ? 'Say for how many weeks' : MISSING_TIME });
  return { hoursWeek, weeks, schedule };
}

const MISSING_TIME = 'Say how many hours a week and for how many weeks, or only when';

/** @throws AppError 400 when nobody could apply until that day, or for too long */
export function requireOpenUntil(closesOn: string): void {
  if (closesOn < dayInIndia(0)) throw invalid({ closesOn: 'The last day to apply is over already' });
  if (closesOn > dayInIndia(MAX_OPEN_DAYS)) {
    throw invalid({ closesOn: `The last day to apply is at most ${MAX_OPEN_DAYS} days from now` });
  }
}

function stipendOf(kind: OpeningKind, form: OpeningFieldsDto) {
  const { stipendMin = null, stipendMax = null, hoursWeek } = form;
  if (kind !== 'internship') {
    if (stipendMin !== null) throw invalid({ stipendMin: 'Only internships have a stipend' });
    if (stipendMax !== null) throw invalid({ stipendMax: 'Only internships have a stipend' });
    return { stipendMin, stipendMax };
  }
  if (stipendMin === null) throw invalid({ stipendMin: 'Say what the internship pays; 0 for nothing' });
  if (stipendMax === null || stipendMax < stipendMin) {
    throw invalid({ stipendMax: 'The highest stipend is not below the lowest' });
  }
  if (stipendMax === 0 && (hoursWeek ?? 0) > MAX_UNPAID_HOURS_WEEK) {
    throw invalid({ hoursWeek: `Unpaid, it is at most ${MAX_UNPAID_HOURS_WEEK} hours a week` });
  }
  return { stipendMin, stipendMax };
}
