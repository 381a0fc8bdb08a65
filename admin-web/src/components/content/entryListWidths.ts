/** Width of a list, px, from which a row has columns: the author beside the excerpt. */
export const MEDIUM_FROM = 560;
/** Width of a list, px, from which every part of a row has its own column. */
export const WIDE_FROM = 960;
/** Lists in which the excerpt is above the facts. The user details show such a list even in wide windows. */
export const MEDIUM_LIST = `@container (min-width: ${MEDIUM_FROM}px) and (max-width: ${WIDE_FROM - 0.05}px)`;
