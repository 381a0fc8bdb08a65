import type { OpeningState } from '../../common/opening.js';
import { toVersion } from '../../common/version.js';
import type {
  AnsweringDto,
  OpeningDetailsDto,
  OpeningDto,
  OwnApplicationDto,
  OwnOpeningDto,
} from './openings.dto.js';
import type { OpeningDetailsRow, OpeningRow } from './openings.repository.js';

/** One whose last day has passed is closed. */
export const stateOf = ({ state, isPast }: { state: OpeningState; isPast: boolean | null }): OpeningState =>
  state === 'open' && isPast ? 'closed' : state;

export function toOpening(row: OpeningRow, viewerId: string): OpeningDto {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    field: row.field,
    mode: row.mode,
    city: row.city,
    hoursWeek: row.hoursWeek,
    weeks: row.weeks,
    schedule: row.schedule,
    startsOn: row.startsOn,
    closesOn: row.closesOn,
    places: row.places,
    stipendMin: row.stipendMin,
    stipendMax: row.stipendMax,
    state: stateOf(row),
    isSaved: row.isSaved,
    applicationState: row.applicationState,
    canManage: row.posterId === viewerId,
    Page:
      row.pageId === null || row.pageTitle === null || row.pageCategory === null
        ? null
        : { id: row.pageId, title: row.pageTitle, category: row.pageCategory, imageUrl: row.pageImage },
    Project:
      row.projectId === null || row.projectTitle === null
        ? null
        : { id: row.projectId, title: row.projectTitle },
    createdAt: row.createdAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
  };
}

export function toOwnOpening(
  row: OpeningRow & { reason: string | null; applications: number; waiting: number },
  viewerId: string,
): OwnOpeningDto {
  const { reason, applications, waiting } = row;
  return { ...toOpening(row, viewerId), reason, applications, waiting };
}

export function toOpeningDetails(
  row: OpeningDetailsRow,
  { application, answering }: { application: OwnApplicationDto | null; answering: AnsweringDto | null },
  viewerId: string,
): OpeningDetailsDto {
  const opening = toOpening(row, viewerId);
  const { canManage } = opening;
  return {
    ...opening,
    about: row.about,
    questions: row.questions,
    reason: canManage ? row.reason : null,
    application,
    answering,
    applications: canManage ? row.applications : null,
    waiting: canManage ? row.waiting : null,
    version: toVersion(row.revision),
  };
}
