import { withSecretFiles } from '../../config/read-settings.js';
import { inTransaction } from '../../database/command-transaction.js';
import { FactorsRepository, sealOwner } from './factors.repository.js';
import { SecretBox } from './secret-box.js';

/**
 * Seals the secrets of all factors anew with SECRETS_KEY, after it was changed.
 * @throws Error when the key is missing, or neither it nor SECRETS_KEY_ACCEPTED opens a secret; nothing is changed then
 */
export async function resealFactors(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const { SECRETS_KEY = '', SECRETS_KEY_ACCEPTED = '' } = withSecretFiles(environment);
  const box = new SecretBox(SECRETS_KEY, SECRETS_KEY_ACCEPTED);
  if (SECRETS_KEY === '') throw new Error('SECRETS_KEY is missing');
  const count = await inTransaction(environment, async (sql, tx) => {
    const factors = new FactorsRepository(sql);
    const all = await factors.allSealed(tx);
    for (const factor of all) {
      const secret = box.open(sealOwner(factor), factor.secret);
      if (!secret) throw new Error(`Neither key opens the secret of the ${factor.kind} ${factor.accountId}`);
      await factors.reseal(factor.id, box.seal(sealOwner(factor), secret), tx);
    }
    return all.length;
  });
  print(`${count} secrets are encrypted with SECRETS_KEY.`);
}
