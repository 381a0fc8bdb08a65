/** The key of a member's latest searches in local storage. A file of its own, because every page loads it. */
export const searchesKeyOf = (memberId: string | undefined) => `searches:${memberId ?? 'unknown'}`;
