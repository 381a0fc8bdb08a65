export type OpeningKind = 'internship' | 'volunteering' | 'role';

const TOOLS = {
  internship: '/dashboard/internships',
  volunteering: '/dashboard/community',
  role: '/dashboard/projects',
} as const satisfies Record<OpeningKind, string>;

/** Paths of openings and applications. They stand apart from the others, which every first view loads. */
export const openingPaths = {
  /** The tool of each kind of openings: what is open, with the other parts of the screen. */
  list: (kind: OpeningKind) => (kind === 'role' ? `${TOOLS.role}?show=wanted` : TOOLS[kind]),
  /** The help that is wanted; the page /community explains it. */
  community: TOOLS.volunteering,
  /** The member's own records. */
  records: '/dashboard/community?show=records',
  /** A signed record, for everybody: its code is checked without asking anybody. */
  record: (serial: string, code: string) => `/records/${encodeURIComponent(serial)}#${code}`,
  /** An opening. The screen moves to the tool of its kind, for who only knows its number. */
  details: (id: string, kind: OpeningKind = 'internship') =>
    // Below `details`, Projects has its projects.
    `${TOOLS[kind]}/${kind === 'role' ? 'openings' : 'details'}/${encodeURIComponent(id)}`,
  /** The member's own board of one kind: what they saved, and their applications. */
  board: (kind: OpeningKind) => `${TOOLS[kind]}?show=board`,
  /** The openings of one kind that the member posted. */
  own: (kind: OpeningKind) => `${TOOLS[kind]}?show=own`,
  /** An application, for who applied and for who posted the opening. */
  application: (id: string) => `/dashboard/applications/${encodeURIComponent(id)}`,
} as const;
