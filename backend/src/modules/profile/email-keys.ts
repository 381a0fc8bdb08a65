import { emailKey } from '../../common/email-address.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { isUniqueViolation } from '../../platform/sql/constraint.js';
import type { Sql } from '../../platform/sql/sql.js';
import type { EmailKeysRepository } from './email-keys.repository.js';

/**
 * Computes the missing comparison keys: of members who joined before keys were introduced, or through a process of the
 * previous release. May be killed at any point and run concurrently.
 */
export async function completeEmailKeys(
  sql: Sql,
  repository: EmailKeysRepository,
  signal?: AbortSignal,
): Promise<void> {
  await untilNothingLeft(() => completeSome(sql, repository), signal);
  await repository.settle();
}

/** Returns the number of processed members. */
async function completeSome(sql: Sql, repository: EmailKeysRepository): Promise<number> {
  try {
    return await sql.transaction(async (tx) => {
      const members = await repository.missing(tx);
      const seen = new Set<string>();
      const given = members.map(({ id, email }) => {
        const key = emailKey(email);
        const again = seen.has(key);
        seen.add(key);
        return { id, key, again };
      });
      if (given.length > 0) await repository.set(given, tx);
      return given.length;
    });
  } catch (error) {
    // A new member has just taken one of these keys; the next batch sees it.
    if (isUniqueViolation(error)) return 1;
    throw error;
  }
}
