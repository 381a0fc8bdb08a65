/** The bounds of student.md, section 3. The sites get them from the contract. */

export const MIN_OPENING_TITLE_LENGTH = 5;
export const MAX_OPENING_TITLE_LENGTH = 120;
export const MIN_OPENING_ABOUT_LENGTH = 50;
export const MAX_OPENING_ABOUT_LENGTH = 5_000;
export const MAX_CITY_LENGTH = 80;
/** When help is wanted, such as one Saturday. */
export const MAX_SCHEDULE_LENGTH = 80;
/** Hours a week, weeks and places; each at least 1. */
export const MAX_HOURS_WEEK = 48;
export const MAX_WEEKS = 52;
export const MAX_PLACES = 500;
/** How far ahead the last day to apply may be. */
export const MAX_OPEN_DAYS = 120;
/** Rupees a month. */
export const MAX_STIPEND = 200_000;
/** Hours a week of an internship that pays nothing. */
export const MAX_UNPAID_HOURS_WEEK = 20;
export const MAX_QUESTIONS = 3;
export const MAX_QUESTION_LENGTH = 200;
