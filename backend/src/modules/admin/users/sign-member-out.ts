import { parseId } from '../../../common/ids.js';
import { inTransaction } from '../../../database/command-transaction.js';
import { toAuditRow } from '../../../platform/audit/audit-event.js';
import { AuditRepository } from '../../../platform/audit/audit.repository.js';
import { SessionsRepository } from '../../../platform/sessions/sessions.repository.js';

/**
 * Ends every session of a member, so that a stolen token becomes useless. The member may sign in again at once.
 * @param id as it was typed
 * @throws Error when it is not an id, or not that of a member
 */
export async function signMemberOut(
  environment: NodeJS.ProcessEnv,
  id: string,
  print: (line: string) => void,
): Promise<void> {
  const memberId = parseId(id);
  if (memberId === null) throw new Error(`"${id}" is not the number of a member`);
  await inTransaction(environment, async (sql, tx) => {
    const sessions = SessionsRepository.of(sql, tx);
    // This lock waits for a sign-in in progress, and later sign-ins wait for it.
    if ((await sessions.lockMemberStatus(memberId, tx)) === null)
      throw new Error(`There is no member ${memberId}`);
    await sessions.endAll('member', memberId, null, tx);
    const row = toAuditRow({ action: 'session_ended', actor: 'system', memberId, details: { all: 'true' } });
    await AuditRepository.of(sql, tx).insert(row, tx);
  });
  print(`The member ${memberId} is signed out everywhere.`);
}
