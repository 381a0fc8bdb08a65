import type { OpeningDetailsDto, OwnOpeningDto } from '../features/openings/generated';
import { indiaDay } from '@campus-commons/web-kit/dates.ts';

/** A day in India, as the API has it. @param days from today */
export const inDays = (days: number): string => indiaDay(new Date(Date.now() + days * 24 * 60 * 60_000));

/** An open internship of a page, which closes in three days. */
export function anOpening(rest: Partial<OpeningDetailsDto> = {}): OpeningDetailsDto {
  return {
    ...{ id: '7', kind: 'internship', title: 'Product design intern', field: 'design', mode: 'hybrid' },
    ...{
      city: 'Pune',
      hoursWeek: 20,
      weeks: 8,
      schedule: '',
      startsOn: null,
      closesOn: inDays(3),
      places: 2,
    },
    ...{ stipendMin: 8000, stipendMax: 10_000, state: 'open', isSaved: false, canManage: false },
    applicationState: null,
    Page: { id: '20', title: 'Umbrella Studio', category: 'Organization', imageUrl: null },
    Project: null,
    ...{ createdAt: '2026-11-20T06:00:00.000Z', openedAt: '2026-11-20T08:00:00.000Z' },
    about:
      'You draw the pages on which students find their way.\nSee https://umbrella.example for what we do.',
    ...{ questions: [], reason: null, application: null, answering: null, applications: null, waiting: null },
    version: '4',
    ...rest,
  };
}

/** An opening as its poster's list has it. */
export function anOwnOpening(rest: Partial<OwnOpeningDto> = {}): OwnOpeningDto {
  return { ...anOpening(), canManage: true, reason: null, applications: 0, waiting: 0, ...rest };
}
