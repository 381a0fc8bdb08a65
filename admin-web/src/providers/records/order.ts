/** Newest first is the only order the API knows. */
export const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
