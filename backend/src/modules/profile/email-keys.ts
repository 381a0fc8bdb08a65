import { emailKey } from '../../common/email-address.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { isUniqueViolation } from '../../platform/sql/constraint.js';
import type { EmailKeysRepository } from './email-keys.repository.js';

/**
 * Gives every member without one the key that addresses are compared by: those who joined before there were keys, or
 * through a process of the release before. May be killed anywhere and run twice at once.
 */
export async function completeEmailKeys(
  repository: EmailKeysRepository,
  signal?: AbortSignal,
): Promise<void> {
  await untilNothingLeft(() => completeSome(repository), signal);
  await repository.settle();
}

/** Answers how many it looked at. */
async function completeSome(repository: EmailKeysRepository): Promise<number> {
  try {
    return await repository.transaction(async (tx) => {
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
    // Somebody has just joined with one of these keys; the next look sees them.
    if (isUniqueViolation(error)) return 1;
    throw error;
  }
}
