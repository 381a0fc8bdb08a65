import { dayInIndia } from '../../../backend/src/common/day-in-india.ts';
import { ENDED_STATES, type ApplicationState } from '../../../backend/src/common/application-state.ts';
import type { RecordSigner } from '../../../backend/src/modules/records/signing/record-signer.ts';
import type { Ago } from './content.ts';
import type { DemoRepository, Row } from './demo.repository.ts';
import { insertRecords } from './insert-records.ts';
import { OPENINGS, type Application, type Opening } from './openings.ts';

const DAY_MINUTES = 24 * 60;
/** As long an internship may wait for its approval. */
const REVIEW_MINUTES = 2 * DAY_MINUTES;
/** What happened since then is new for whom it concerns. */
const NEW_MINUTES = 2 * DAY_MINUTES;

/** What the rows of openings refer to. */
interface Made {
  readonly memberIds: (key: string) => string;
  readonly pageIds: (key: string) => string;
  /** @param title of the project */
  readonly projectIds: (title: string) => string;
  readonly titleOfPage: (key: string) => string;
  readonly at: (ago: Ago) => Date;
  readonly signer: RecordSigner;
}

/** Inserts the openings, who saved them, the cases of the internships, the applications with what happened to each, and the records. */
export async function insertOpenings(made: Made, now: Date, repository: DemoRepository): Promise<void> {
  const { memberIds, at } = made;
  const ids = await repository.insertForIds(
    'opening',
    OPENINGS.map((opening) => openingRow(opening, made)),
  );
  const withIds = OPENINGS.map((opening, index) => ({ ...opening, id: ids[index] ?? '' }));
  await repository.insert(
    'opening_save',
    withIds.flatMap(({ id, saved, decided }) =>
      saved.map((key) => ({
        opening_id: id,
        member_id: memberIds(key),
        saved_at: at(Math.max(decided - DAY_MINUTES, 0)),
      })),
    ),
  );
  await insertRecords(await insertApplications(withIds, made, repository), made, repository);
  // The triggers of all that members did have run; what follows brings its own times.
  await repository.dateNotifications(now);
  await insertApprovals(withIds, made, repository);
}

type WithId = Opening & { readonly id: string };

function openingRow(opening: Opening, { memberIds, pageIds, projectIds, at }: Made): Row {
  const { page, project, closed } = opening;
  return {
    kind: opening.kind,
    page_id: page === undefined ? null : pageIds(page),
    project_id: project === undefined ? null : projectIds(project),
    poster_id: memberIds(opening.poster),
    title: opening.title,
    field: opening.field,
    about: opening.about,
    mode: opening.mode,
    city: opening.city ?? '',
    hours_week: opening.hours ?? null,
    weeks: opening.weeks ?? null,
    schedule: opening.when ?? '',
    places: opening.places,
    stipend_min: opening.stipendMin,
    stipend_max: opening.stipendMax,
    starts_on: opening.starts === undefined ? null : dayInIndia(0, at(-opening.starts)),
    closes_on: dayInIndia(0, at(opening.lastDay)),
    questions: opening.questions ?? [],
    state: opening.state,
    reason: opening.reason ?? null,
    opened_at: opening.isOpened ? at(opening.decided) : null,
    closed_at: closed === undefined ? null : at(closed),
    created_at: at(opening.made),
  };
}

/** The cases of the internships: one waits, the others were decided, and whoever posted them was told. */
async function insertApprovals(
  openings: readonly WithId[],
  { memberIds, at }: Made,
  repository: DemoRepository,
): Promise<void> {
  const asked = openings.filter(({ isInternship }) => isInternship);
  const snapshots = await repository.openingSnapshots(asked.map(({ id }) => id));
  const decidedAt = ({ state, decided }: Opening) => (state === 'review' ? null : at(decided));
  const cases = await repository.insertForIds(
    'review_case',
    asked.map((opening, index) => ({
      source: 'internship',
      target_kind: 'opening',
      target_id: opening.id,
      member_id: memberIds(opening.poster),
      priority: 1,
      due_at: at(opening.made - REVIEW_MINUTES),
      opened_at: at(opening.made),
      state: opening.state === 'review' ? 'open' : 'decided',
      snapshot: snapshots[index],
      revision: 1,
      version: 1,
      outcome: opening.state === 'review' ? null : opening.isOpened ? 'approve' : 'decline',
      note: opening.reason ?? null,
      removed: false,
      held: false,
      hides_all: false,
      standing: 1,
      decided_at: decidedAt(opening),
      told_at: decidedAt(opening),
    })),
  );
  await repository.insert(
    'notification',
    asked.flatMap((opening, index) => {
      const told = decidedAt(opening);
      if (told === null) return [];
      return {
        member_id: memberIds(opening.poster),
        kind: 'notice',
        case_id: cases[index],
        notice: 'decision',
        since: told,
        at: told,
        read_at: opening.decided > NEW_MINUTES ? at(opening.decided - 60) : null,
      };
    }),
  );
}

/** @returns the applications with their ids, from the oldest */
async function insertApplications(
  openings: readonly WithId[],
  { memberIds, titleOfPage, at }: Made,
  repository: DemoRepository,
): Promise<{ id: string; application: Application }[]> {
  const sent = openings
    .flatMap((opening) => opening.applications.map((application) => ({ opening, application })))
    .toSorted((a, b) => b.application.sent - a.application.sent);
  const ids = await repository.insertForIds(
    'application',
    sent.map(({ opening, application }) => {
      const { by, note, answers, share, events } = application;
      const { page, project = '', questions = [] } = opening;
      const first: Event = { ago: application.sent, by: 'applicant', state: 'applied', says: undefined };
      const last = events.at(-1) ?? first;
      const managed = events.filter((event) => event.by === 'manager').map(({ ago }) => at(ago));
      const state = [first, ...events].findLast((event) => event.state)?.state ?? 'applied';
      return {
        opening_id: opening.id,
        member_id: memberIds(by),
        kind: opening.kind,
        title: opening.title,
        organisation: page === undefined ? project : titleOfPage(page),
        note,
        answers: answers.map((answer, index) => ({ question: questions[index], answer })),
        links: [],
        share_email: share === 'email',
        share_phone: share === 'phone',
        state,
        attempts: 1,
        // A manager reads what they answer.
        seen_at: managed[0] ?? null,
        answered_at: managed[0] ?? null,
        managed_at: managed.at(-1) ?? null,
        ended_at: isEnded(state) ? at(last.ago) : null,
        new_for_applicant: last.by !== 'applicant' && last.ago < NEW_MINUTES,
        new_for_manager: last.by === 'applicant' && (managed.length === 0 || last.ago < NEW_MINUTES),
        created_at: at(first.ago),
        updated_at: at(last.ago),
        hidden: false,
      };
    }),
  );
  await repository.insert(
    'application_event',
    sent
      .flatMap(({ application: { sent: ago, events } }, index) => [
        { id: ids[index], ago, by: 'applicant', state: 'applied', says: undefined },
        ...events.map((event) => ({ id: ids[index], ...event })),
      ])
      .map(({ id, ago, by, state, says }) => ({
        application_id: id,
        author: by,
        state: state ?? null,
        body: says ?? null,
        created_at: at(ago),
      })),
  );
  return sent.map(({ application }, index) => ({ id: ids[index] ?? '', application }));
}

type Event = Application['events'][number];

const isEnded = (state: ApplicationState): boolean =>
  (ENDED_STATES as readonly ApplicationState[]).includes(state);
