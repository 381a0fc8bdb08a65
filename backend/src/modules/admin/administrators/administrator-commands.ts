import { randomBytes } from 'node:crypto';
import { CONSOLE_ROLES, type ConsoleRole } from '../../../common/identity.js';
import { inTransaction } from '../../../database/command-transaction.js';
import { toAuditRow, type AuditEvent } from '../../../platform/audit/audit-event.js';
import { AuditRepository } from '../../../platform/audit/audit.repository.js';
import { FactorsRepository } from '../../../platform/factors/factors.repository.js';
import { PasswordHasher } from '../../../platform/passwords/password-hasher.js';
import { SessionsRepository } from '../../../platform/sessions/sessions.repository.js';
import type { Sql, Transaction } from '../../../platform/sql/sql.js';
import { AdministratorsRepository } from './administrators.repository.js';
import { withSecretFiles } from '../../../config/read-settings.js';
import { requireUsable } from '../../../platform/passwords/password-rules.js';

type Print = (line: string) => void;

/**
 * Creates an account of the console with the name ADMIN_USER_NAME (default `admin`) and ADMIN_PASSWORD. Without a password it
 * generates one and prints it once. An existing account is left unchanged.
 * @throws Error when there is no such role
 */
export async function createAdministrator(
  environment: NodeJS.ProcessEnv,
  print: Print,
  typedRole = 'administrator',
): Promise<void> {
  const role = consoleRole(typedRole);
  const userName = administratorName(environment, 'admin');
  const { password, isGenerated } = administratorPassword(environment, userName);
  const passwordHash = await new PasswordHasher().hash(password);
  const id = await inTransaction(environment, async (sql, tx) => {
    const account = { userName, passwordHash, role, email: null };
    const made = await AdministratorsRepository.of(sql, tx).insert(account, tx);
    if (made !== null) await record(sql, tx, 'administrator_added', made, { role });
    return made;
  });
  if (id === null) print(`The ${role} ${userName} exists already.`);
  else if (isGenerated) print(`Made the ${role} ${userName} with the password ${password}`);
  else print(`Made the ${role} ${userName}.`);
}

/**
 * Makes ADMIN_USER_NAME a moderator or an administrator, in open sessions, too.
 * @throws Error when there is no such account, or when it would leave no administrator
 */
export async function setAdministratorRole(
  environment: NodeJS.ProcessEnv,
  typed: string,
  print: Print,
): Promise<void> {
  const role = consoleRole(typed);
  const userName = administratorName(environment);
  await inTransaction(environment, async (sql, tx) => {
    const administrators = AdministratorsRepository.of(sql, tx);
    await administrators.takeTurn(tx);
    const id = (await administrators.byUserName(userName))?.id;
    if (id === undefined) throw noSuch(userName);
    if (role !== 'administrator' && (await administrators.isLast(id, tx))) throw isOnly(userName);
    if (await administrators.setRole(id, role, tx))
      await record(sql, tx, 'administrator_role_set', id, { role });
  });
  print(`${userName} has the role ${role}.`);
}

/**
 * Sets the password of ADMIN_USER_NAME to ADMIN_PASSWORD, or to a generated one that it prints, and ends all sessions
 * of that administrator.
 * @throws Error when there is no such administrator
 */
export async function setAdministratorPassword(environment: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const userName = administratorName(environment);
  const { password, isGenerated } = administratorPassword(environment, userName);
  const passwordHash = await new PasswordHasher().hash(password);
  await inTransaction(environment, async (sql, tx) => {
    const id = await AdministratorsRepository.of(sql, tx).setPassword(userName, passwordHash, tx);
    if (id === null) throw noSuch(userName);
    await SessionsRepository.of(sql, tx).endAll('administrator', id, null, tx);
    await record(sql, tx, 'administrator_password_set', id);
  });
  print(
    `The administrator ${userName} is signed out everywhere` +
      (isGenerated ? ` and has the password ${password}` : ' and has the new password.'),
  );
}

/**
 * Removes the second factor and the recovery codes of ADMIN_USER_NAME, who has lost them.
 * @throws Error when there is no such administrator
 */
export async function clearAdministratorFactors(environment: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const userName = administratorName(environment);
  const wasSet = await inTransaction(environment, async (sql, tx) => {
    const id = (await AdministratorsRepository.of(sql, tx).byUserName(userName))?.id;
    if (id === undefined) throw noSuch(userName);
    const removed = await new FactorsRepository(sql).remove({ kind: 'administrator', accountId: id }, tx);
    if (removed) await record(sql, tx, 'factors_cleared', id);
    return removed;
  });
  print(
    wasSet
      ? `Two-step sign-in is off for the administrator ${userName}.`
      : `The administrator ${userName} has not set up two-step sign-in.`,
  );
}

/**
 * Removes ADMIN_USER_NAME and their sessions. Their entries stay in the audit log.
 * @throws Error when there is no such administrator, or when it is the last one: nobody could turn off maintenance
 */
export async function removeAdministrator(environment: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const userName = administratorName(environment);
  await inTransaction(environment, async (sql, tx) => {
    const administrators = AdministratorsRepository.of(sql, tx);
    await administrators.takeTurn(tx);
    const id = (await administrators.byUserName(userName))?.id;
    if (id === undefined) throw noSuch(userName);
    if (await administrators.isLast(id, tx)) throw isOnly(userName);
    await administrators.remove(id, tx);
    await record(sql, tx, 'administrator_removed', id);
  });
  print(`Removed the administrator ${userName}.`);
}

const noSuch = (userName: string) => new Error(`There is no administrator ${userName}`);
const isOnly = (userName: string) =>
  new Error(`${userName} is the only administrator who can sign in: make another one first`);

function consoleRole(typed: string): ConsoleRole {
  const role = CONSOLE_ROLES.find((known) => known === typed);
  if (!role) throw new Error(`There is no role "${typed}": it is ${CONSOLE_ROLES.join(' or ')}`);
  return role;
}

function record(
  sql: Sql,
  tx: Transaction,
  action: AuditEvent['action'],
  administratorId: string,
  details: Record<string, string> = {},
): Promise<void> {
  const row = toAuditRow({ action, actor: 'system', details: { administratorId, ...details } });
  return AuditRepository.of(sql, tx).insert(row, tx);
}

/**
 * Reads ADMIN_USER_NAME for the commands about administrators.
 * @throws Error when it is too long, or missing without a default (`usual`)
 */
function administratorName(environment: NodeJS.ProcessEnv, usual = ''): string {
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
function administratorPassword(
  environment: NodeJS.ProcessEnv,
  userName: string,
): { readonly password: string; readonly isGenerated: boolean } {
  const given = withSecretFiles(environment).ADMIN_PASSWORD || undefined;
  if (given === undefined) return { password: randomBytes(15).toString('base64url'), isGenerated: true };
  return { password: requireUsable('ADMIN_PASSWORD', given, [userName]), isGenerated: false };
}
