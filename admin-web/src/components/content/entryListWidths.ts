/** Width of a list from which a row has columns: the author beside the excerpt. */
export const MIN_MEDIUM_PIXELS = 560;
/** Width of a list from which every part of a row has its own column. */
export const MIN_WIDE_PIXELS = 960;
/** Lists in which the excerpt is above the facts. The user details show such a list even in wide windows. */
export const MEDIUM_LIST = `@container (min-width: ${MIN_MEDIUM_PIXELS}px) and (max-width: ${MIN_WIDE_PIXELS - 0.05}px)`;
