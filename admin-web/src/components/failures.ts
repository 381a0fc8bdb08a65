/** Sentences of the specification, letter for letter. */
export const STATS_FAILURE = 'Failed to fetch user statistics';
export const LIST_FAILURE = 'Failed to fetch users';
