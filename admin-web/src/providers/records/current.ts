/** The id of the only record of a resource with a single record, such as statistics, settings or one's own account. */
export const CURRENT = 'current';
