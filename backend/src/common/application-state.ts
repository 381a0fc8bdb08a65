/** How far an application has come. The last four are its ends: nothing follows them. */
export const APPLICATION_STATES = [
  'applied',
  'interview',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'completed',
  'unanswered',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The states in which an application has ended. */
export const ENDED_STATES = [
  'declined',
  'withdrawn',
  'completed',
  'unanswered',
] as const satisfies readonly ApplicationState[];

/** The columns of a member's board. `saved` has openings, the others applications. */
export const BOARD_COLUMNS = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** Who did something about an application; `system` is a job. */
export const EVENT_AUTHORS = ['applicant', 'manager', 'system'] as const;
export type EventAuthor = (typeof EVENT_AUTHORS)[number];
