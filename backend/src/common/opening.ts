/** What an opening asks for: an internship or voluntary work on a page, or a role on a project. */
export const OPENING_KINDS = ['internship', 'volunteering', 'role'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** What the work is about. */
export const OPENING_FIELDS = [
  'software',
  'design',
  'writing',
  'teaching',
  'research',
  'marketing',
  'operations',
  'electronics',
  'mechanical',
  'civil',
  'life-science',
  'finance',
  'law',
  'media',
  'other',
] as const;
export type OpeningField = (typeof OPENING_FIELDS)[number];

/** Where the work is done. */
export const OPENING_MODES = ['on_site', 'remote', 'hybrid'] as const;
export type OpeningMode = (typeof OPENING_MODES)[number];

/**
 * How far an opening has come. An internship is in `review` until somebody of the console opens or declines it. The row of one
 * whose last day has passed stays `open`; answers say `closed`.
 */
export const OPENING_STATES = ['review', 'open', 'declined', 'closed'] as const;
export type OpeningState = (typeof OPENING_STATES)[number];
