/** How far a project has come. */
export const PROJECT_STATUSES = ['idea', 'active', 'finished'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
