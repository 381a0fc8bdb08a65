/** Whether a grievance has its answer. */
export const GRIEVANCE_STATES = ['open', 'answered'] as const;
export type GrievanceState = (typeof GRIEVANCE_STATES)[number];
