import { randomBytes } from 'node:crypto';
import { withSecretFiles } from '../../../config/read-secret-files.js';
import { requireUsable } from '../../../platform/passwords/password-rules.js';

/**
 * Reads ADMIN_USER_NAME for the commands about administrators.
 * @throws Error when it is too long, or missing without a default (`usual`)
 */
export function administratorName(environment: NodeJS.ProcessEnv, usual = ''): string {
  const userName = (environment.ADMIN_USER_NAME ?? usual).trim();
  if (userName === '' || userName.length > 100)
    throw new Error(
      'The name of an administrator must have 1–100 characters: give it as NAME or ADMIN_USER_NAME',
    );
  return userName;
}

/**
 * ADMIN_PASSWORD, or a generated password that the command must print.
 * @throws Error when it is too short, too long or a common password
 */
export function administratorPassword(
  environment: NodeJS.ProcessEnv,
  userName: string,
): { readonly password: string; readonly isGenerated: boolean } {
  const given = withSecretFiles(environment).ADMIN_PASSWORD || undefined;
  if (given === undefined) return { password: randomBytes(15).toString('base64url'), isGenerated: true };
  return { password: requireUsable('ADMIN_PASSWORD', given, [userName]), isGenerated: false };
}
