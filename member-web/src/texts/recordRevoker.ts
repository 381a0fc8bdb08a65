/** By whom a record was revoked, beside the name of the site: on its page and in lists. */
export const recordRevokerTexts = { itsPage: 'its page' } as const;
