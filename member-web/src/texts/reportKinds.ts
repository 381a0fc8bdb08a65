/** What can be reported, in words. */
export const reportKinds = {
  post: 'post',
  comment: 'comment',
  page: 'page',
  project: 'project',
  opening: 'opening',
  member: 'profile',
} as const;

/** What can be reported. */
export type ReportKind = keyof typeof reportKinds;
