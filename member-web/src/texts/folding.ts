/** The button of a text that is too long to show at once. */
export const folding = { more: 'Show more', less: 'Show less' };
