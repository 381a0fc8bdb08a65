/** The bounds of student.md, section 3. The sites get them from the contract. */

export const MAX_RECORD_ROLE_LENGTH = 100;
export const MIN_RECORD_DONE_LENGTH = 20;
export const MAX_RECORD_DONE_LENGTH = 600;
/** Hours in all; at least 1. */
export const MAX_RECORD_HOURS = 2_000;
/** Why a record was revoked, which everybody with its address reads. */
export const MAX_REVOCATION_LENGTH = 500;
/** Characters of a serial number that is asked for; real ones have 22. */
export const MAX_SERIAL_LENGTH = 100;
