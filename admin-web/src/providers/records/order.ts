/** The order of every list that is asked for no other. */
export const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
