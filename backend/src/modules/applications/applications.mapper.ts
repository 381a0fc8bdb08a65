import { toMemberCard } from '../profile/profile.mapper.js';
import { isEndedState, nextStates, takesRecord, type ApplicationSide } from './application-transitions.js';
import type { ApplicationDetailsDto, ApplicationDto } from './applications.dto.js';
import type { ApplicationRow, BoardRow, EventRow } from './applications.repository.js';

type Shown = Pick<
  ApplicationRow,
  | 'id'
  | 'title'
  | 'organisation'
  | 'kind'
  | 'openingId'
  | 'state'
  | 'endedAt'
  | 'isThere'
  | 'createdAt'
  | 'updatedAt'
  | 'seenAt'
  | 'answeredAt'
>;

/** Whether nothing follows any more: it came to an end, or its opening is not there. */
export const isEnded = ({ state, endedAt, isThere }: Pick<Shown, 'state' | 'endedAt' | 'isThere'>): boolean =>
  isEndedState(state) || endedAt !== null || !isThere;

/** From which side the viewer looks at an application. */
export const sideOf = (
  { applicantId }: Pick<ApplicationRow, 'applicantId'>,
  viewerId: string,
): ApplicationSide => (applicantId === viewerId ? 'applicant' : 'manager');

function toShown(row: Shown, isNew: boolean): ApplicationDto {
  return {
    id: row.id,
    title: row.title,
    organisation: row.organisation,
    kind: row.kind,
    openingId: row.isThere ? row.openingId : null,
    state: row.state,
    isEnded: isEnded(row),
    isNew,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** An application on its applicant's board. */
export const toApplication = (row: BoardRow): ApplicationDto => toShown(row, row.newForApplicant);

/** Contacts end with the application. */
export function toApplicationDetails(
  row: ApplicationRow,
  events: readonly EventRow[],
  viewerId: string,
): ApplicationDetailsDto {
  const side = sideOf(row, viewerId);
  const ended = isEnded(row);
  return {
    ...toShown(row, side === 'applicant' ? row.newForApplicant : row.newForManager),
    Applicant: toMemberCard(row),
    isApplicant: side === 'applicant',
    note: row.note,
    answers: row.answers,
    links: row.links,
    email: ended ? null : row.email,
    phone: ended ? null : row.phone,
    nextStates: [...nextStates(side, { state: row.state, kind: row.kind, isEnded: ended })],
    canMessage: !ended,
    record:
      row.recordSerial === null || row.recordState === null
        ? null
        : { serial: row.recordSerial, state: row.recordState },
    canIssueRecord: side === 'manager' && takesRecord(row),
    canReport: row.posterId !== null && (row.hasMessage || (side === 'manager' && row.note !== '')),
    events: events.map(({ id, author, state, body, createdAt }) => ({
      id,
      by: author,
      state,
      body,
      createdAt: createdAt.toISOString(),
    })),
  };
}
