/** PostgreSQL's error code (SQLSTATE class 23) for a duplicate unique or primary key. */
const UNIQUE_VIOLATION = '23505';
/** … for a reference to a row that does not exist (any more). */
const FOREIGN_KEY_VIOLATION = '23503';

/** A code of our own, not PostgreSQL's: `toggle_follow` refuses what a block forbids. */
const BLOCKED = 'BLOCK';

/** Another one of our own: `refuse_banned` refuses whoever is banned from a page. */
const BANNED = 'BANND';

/** … for a transaction that was aborted to resolve a deadlock. */
const DEADLOCK_DETECTED = '40P01';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export const isUniqueViolation = (error: unknown) => hasCode(error, UNIQUE_VIOLATION);
export const isDeadlock = (error: unknown) => hasCode(error, DEADLOCK_DETECTED);
export const isBlocked = (error: unknown) => hasCode(error, BLOCKED);
export const isBanned = (error: unknown) => hasCode(error, BANNED);
export const isForeignKeyViolation = (error: unknown) => hasCode(error, FOREIGN_KEY_VIOLATION);

/** The name of the constraint or unique index that a statement violated; undefined if it failed for another reason. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
