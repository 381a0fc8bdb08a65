/** The id of the only record of a resource that has no more than one: statistics, settings, one's own account. */
export const CURRENT = 'current';
