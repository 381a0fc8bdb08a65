/** Paths of openings and applications. They stand apart from the others, which every first view loads. */
export const openingPaths = {
  /** The list of internships; the page /internships explains it. */
  internships: '/dashboard/internships',
  /** The list of voluntary work; the page /community explains it. */
  community: '/dashboard/community',
  /** The member's own records. */
  records: '/dashboard/community?show=records',
  /** A signed record, for everybody: its code is checked without asking anybody. */
  record: (serial: string, code: string) => `/records/${encodeURIComponent(serial)}#${code}`,
  /** Roles on projects. */
  roles: '/dashboard/projects?show=wanted',
  /** An internship, voluntary work, or a role on a project. */
  details: (id: string) => `/dashboard/internships/details/${encodeURIComponent(id)}`,
  /** The member's own board. */
  board: '/dashboard/internships?show=board',
  /** The openings that the member posted. */
  own: '/dashboard/internships?show=own',
  /** An application, for who applied and for who posted the opening. */
  application: (id: string) => `/dashboard/applications/${encodeURIComponent(id)}`,
} as const;
