/** The bounds of student.md, section 3. The sites get them from the contract. */

export const MIN_APPLICATION_NOTE_LENGTH = 50;
export const MAX_APPLICATION_NOTE_LENGTH = 1_500;
export const MAX_APPLICATION_ANSWER_LENGTH = 1_000;
export const MAX_APPLICATION_LINKS = 3;
export const MAX_APPLICATION_LINK_LENGTH = 500;
export const MAX_MESSAGE_LENGTH = 2_000;
/** Events of an application: changes of its state, and messages. */
export const MAX_APPLICATION_EVENTS = 500;
/** Entries of each column when the board opens. */
export const MAX_COLUMN_ENTRIES = 20;
/** Events that an application is answered with, the last ones. */
export const MAX_SHOWN_EVENTS = 100;
