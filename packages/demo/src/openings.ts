import { APPLICATION_STATES, EVENT_AUTHORS } from '../../../backend/src/common/application-state.ts';
import { OPENING_FIELDS, OPENING_MODES, OPENING_STATES } from '../../../backend/src/common/opening.ts';
import { ago, member, page, PAGES, PROJECTS, read } from './content.ts';
import { count, list, object, oneOf, optional, text, type Reader } from './shape.ts';

/** One of these words. */
const word = <Word extends string>(words: readonly Word[]): Reader<Word> =>
  oneOf(Object.fromEntries(words.map((each) => [each, true])) as Record<Word, true>);

/** The title of a project. */
const project = word(PROJECTS.map(({ title }) => title));

const readEvent = object({
  ago,
  by: word(EVENT_AUTHORS),
  // None for a message alone.
  state: optional(word(APPLICATION_STATES)),
  says: optional(text),
});

const readRecord = object({
  role: text,
  done: text,
  hours: count,
  // Days of the work.
  from: ago,
  to: ago,
  // It waits for its holder unless these are there.
  accepted: optional(ago),
  revoked: optional(ago),
  reason: optional(text),
});

const readApplication = object({
  by: member,
  sent: ago,
  note: text,
  answers: list(text),
  share: optional(word(['email', 'phone'])),
  // What followed, in its order.
  events: list(readEvent),
  // Issued when it was completed.
  record: optional(readRecord),
});

const readOpening = object({
  title: text,
  opening: object({
    // Where it comes from; internships have a stipend.
    page: optional(page),
    project: optional(project),
    state: word(OPENING_STATES),
    made: ago,
    // When an internship was approved or declined; an hour after it was made unless it says so.
    decided: optional(ago),
    reason: optional(text),
    // When its manager closed it, which is its last day.
    closed: optional(ago),
    field: word(OPENING_FIELDS),
    mode: word(OPENING_MODES),
    city: optional(text),
    // Missing where `when` says it.
    hours: optional(count),
    weeks: optional(count),
    when: optional(text),
    places: count,
    // Rupees a month, from and to.
    stipend: optional(list(count)),
    // How long it takes from the filling until its last day, and until the first day of the work.
    closes: ago,
    starts: optional(ago),
    questions: optional(list(text)),
  }),
  about: text,
  // Who has it on their board without having applied.
  saved: optional(list(member)),
  applications: list(readApplication),
});

const HOUR_MINUTES = 60;

/** All openings, from the oldest. `poster` manages it. */
export const OPENINGS = list(readOpening)(read('openings.yaml'), 'openings.yaml')
  .map(({ opening, title, about, saved = [], applications }) => {
    const { stipend: [stipendMin = null, stipendMax = null] = [], made, state, closed } = opening;
    const isInternship = opening.page !== undefined && stipendMin !== null;
    return {
      ...opening,
      ...{ title, about: about.trimEnd(), saved, applications, stipendMin, stipendMax, isInternship },
      kind: opening.project !== undefined ? 'role' : isInternship ? 'internship' : 'volunteering',
      poster: posterOf(opening.page, opening.project),
      // Others than internships are open from the start.
      decided: opening.decided ?? (isInternship ? made - HOUR_MINUTES : made),
      lastDay: closed ?? -opening.closes,
      isOpened: state === 'open' || state === 'closed',
    };
  })
  .toSorted((a, b) => b.made - a.made);
export type Opening = (typeof OPENINGS)[number];
export type Application = Opening['applications'][number];

function posterOf(pageKey: string | undefined, projectTitle: string | undefined): string {
  const poster =
    PAGES.find(({ key }) => key === pageKey)?.creator ??
    PROJECTS.find((each) => each.title === projectTitle)?.owner;
  if (poster === undefined) throw new Error('Demo content: an opening has neither page nor project.');
  return poster;
}
