/** The default order of lists. */
export const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
