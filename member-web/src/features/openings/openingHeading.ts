/** Id of the title of the opening that stands beside a list. */
export const OPENING_HEADING_ID = 'opening-heading';
