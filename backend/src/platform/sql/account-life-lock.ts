import type { SqlRunner } from './sql.js';
import { statement } from './statement.js';

/**
 * SQL that takes the account-life lock until the transaction ends, the first lock of all (docs/build/lock-order.md). Exclusive:
 * for what hides, restores or purges much at once. Shared: for deletions of single records.
 */
const lockSql = (mode: 'shared' | 'exclusive') =>
  `pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(hashtextextended('account life', 0))`;

const EXCLUSIVE = statement('account_life_lock', `SELECT ${lockSql('exclusive')}`);
const SHARED = statement('account_life_lock_shared', `SELECT ${lockSql('shared')}`);

/** Step of a statement that takes the lock shared; the next step waits for it by {@link AFTER_LIFE_LOCK}. */
export const LIFE_LOCK = `life AS MATERIALIZED (SELECT ${lockSql('shared')})`;
export const AFTER_LIFE_LOCK = '(SELECT count(*) FROM life) >= 0';

/** Takes the lock before all others of a transaction, so that the statements after it see what the holders before have done. */
export async function lockAccountLife(tx: SqlRunner, mode: 'shared' | 'exclusive'): Promise<void> {
  await (mode === 'shared' ? tx.query(SHARED) : tx.query(EXCLUSIVE));
}
