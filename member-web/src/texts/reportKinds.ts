/** What can be reported, in words: of an application, what one side of it wrote. */
export const reportKinds = {
  post: 'post',
  comment: 'comment',
  page: 'page',
  project: 'project',
  opening: 'opening',
  application: 'part in an application',
  member: 'profile',
} as const;

/** What can be reported. */
export type ReportKind = keyof typeof reportKinds;
