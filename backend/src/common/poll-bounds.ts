/** The bounds of conversation.md, section 4. The sites get them from the contract. */

export const MIN_POLL_OPTIONS = 2;
export const MAX_POLL_OPTIONS = 6;
export const MAX_POLL_OPTION_LENGTH = 80;
export const MIN_POLL_HOURS = 1;
/** 14 days. */
export const MAX_POLL_HOURS = 14 * 24;
/** With fewer voters nobody sees figures before the end. */
export const MIN_VOTERS_SHOWN = 5;
/** How long after the end of a poll it is kept who voted for what. */
export const VOTES_KEPT_DAYS = 90;
