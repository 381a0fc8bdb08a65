import { onDatabase } from '../../database/command-transaction.js';
import { completeEmailKeys } from './email-keys.js';
import { EmailKeysRepository } from './email-keys.repository.js';
import { Member } from './member.entity.js';

/**
 * Computes the comparison keys of all members' addresses and lists which members have the same address in different
 * spellings, only by id, because the output of a command may be stored.
 */
export async function compareEmails(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  await onDatabase(environment, async (sql, dataSource) => {
    const repository = new EmailKeysRepository(sql, dataSource.getRepository(Member));
    await completeEmailKeys(sql, repository);
    const clashes = await repository.clashes();
    if (clashes.length === 0) return;
    print(
      'Email addresses of these members are the same in different letters; all keep working as they are:',
    );
    for (const clash of clashes) print(`  member ${clash.id} has that of member ${clash.with}`);
  });
}
