import { randomBytes } from 'node:crypto';
import { withSecretFiles } from '../../../config/secret-files.js';
import { requireUsable } from '../../../platform/passwords/password-rules.js';

/**
 * ADMIN_USER_NAME, as commands about administrators read it.
 * @throws Error when it is too long, or missing where there is no `usual` one
 */
export function administratorName(environment: NodeJS.ProcessEnv, usual = ''): string {
  const userName = (environment.ADMIN_USER_NAME ?? usual).trim();
  if (userName === '' || userName.length > 100) throw new Error('ADMIN_USER_NAME must have 1–100 characters');
  return userName;
}

/**
 * ADMIN_PASSWORD, or one that is made up and has to be printed.
 * @throws Error when it is too short, too long or a common one
 */
export function administratorPassword(
  environment: NodeJS.ProcessEnv,
  userName: string,
): { readonly password: string; readonly isMadeUp: boolean } {
  const given = withSecretFiles(environment).ADMIN_PASSWORD || undefined;
  if (given === undefined) return { password: randomBytes(15).toString('base64url'), isMadeUp: true };
  return { password: requireUsable('ADMIN_PASSWORD', given, [userName]), isMadeUp: false };
}
