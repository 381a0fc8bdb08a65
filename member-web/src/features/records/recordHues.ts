/** The tint of each state of a record, wherever it is named. */
export const recordHues = { offered: 'marigold', accepted: 'leaf', revoked: 'indigo' } as const;
