import { onDatabase } from '../../database/command-transaction.js';
import { completeEmailKeys } from './email-keys.js';
import { EmailKeysRepository } from './email-keys.repository.js';

/**
 * Makes every member's address comparable and says which two members have the same one in different letters, by their
 * ids alone: what a command prints is kept by whoever runs it.
 */
export async function compareEmails(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  await onDatabase(environment, async (sql) => {
    const repository = new EmailKeysRepository(sql);
    await completeEmailKeys(repository);
    const clashes = await repository.clashes();
    if (clashes.length === 0) return;
    print(
      'Email addresses of these members are the same in different letters; all keep working as they are:',
    );
    for (const clash of clashes) print(`  member ${clash.id} has that of member ${clash.with}`);
  });
}
