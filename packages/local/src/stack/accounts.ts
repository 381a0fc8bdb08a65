import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../entry/progress.mjs';
import { writePrivate, readPrivate } from './data-dir.ts';
import { newRecordKey } from './record-keys.ts';
import type { Settings } from './settings.ts';

/**
 * Runs a command of the backend, a compiled `.js` or a `.ts` source with its arguments, and returns its output; throws
 * when it fails.
 */
export type RunBackendCommand = (
  command: readonly [script: string, ...args: string[]],
  env: Record<string, string>,
) => Promise<string>;

/** The operators' commands. */
export const CAMPUS = 'dist/campus.cli.js';

/** An account of the console. */
export interface ConsoleAccount {
  userName: string;
  /** Undefined when somebody else created the account, so that the password is not known here. */
  password: string | undefined;
}

export interface DemoMember {
  email: string;
  /** Undefined when somebody else added the demo content, so that the password is not known here. */
  password: string | undefined;
}

/** Whom the demo content lets somebody sign in as. */
export interface DemoAccounts {
  member: DemoMember;
  moderator: ConsoleAccount;
}

/** The demo member to sign in as. */
const DEMO_EMAIL = 'ananya.tripathi@example.in';

const randomKey = () => randomBytes(32).toString('base64');
/** What makes the key of each setting. */
const MAKERS = {
  MEMBER_TOKEN_KEY: randomKey,
  ADMIN_TOKEN_KEY: randomKey,
  SECRETS_KEY: randomKey,
  RECORD_KEY: newRecordKey,
};
type Keys = Record<keyof typeof MAKERS, string>;

/**
 * Keys that sign the tokens and records, and encrypt secrets. Each is created at the first start that needs it and kept, so that
 * sessions survive a restart and records stay genuine.
 */
export async function tokenKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, 'keys.json');
  const kept = await readPrivate<Partial<Keys>>(file);
  const made = Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()])) as Keys;
  const keys = { ...made, ...kept };
  if (Object.keys(made).some((name) => !(name in (kept ?? {})))) await writePrivate(file, keys);
  return keys;
}

/** Creates the first administrator, as configured or with a generated password, and saves the credentials. */
export function ensureAdministrator(
  dataDir: string,
  asked: Settings['administrator'],
  run: RunBackendCommand,
): Promise<ConsoleAccount> {
  return ensureConsoleAccount(path.join(dataDir, 'administrator.json'), 'admin', asked, [], run);
}

/** Creates a moderator beside the demo content, with a generated password, and saves the credentials. */
function ensureModerator(dataDir: string, run: RunBackendCommand): Promise<ConsoleAccount> {
  const asked = { userName: undefined, password: undefined };
  const options = ['--role', 'moderator'];
  return ensureConsoleAccount(path.join(dataDir, 'moderator.json'), 'moderator', asked, options, run);
}

async function ensureConsoleAccount(
  file: string,
  usualName: string,
  asked: Settings['administrator'],
  options: readonly string[],
  run: RunBackendCommand,
): Promise<ConsoleAccount> {
  const kept = await readPrivate<{ userName: string; password: string }>(file);
  const userName = asked.userName ?? kept?.userName ?? usualName;
  const known = kept?.userName === userName ? kept : undefined;
  const account = known ?? { userName, password: asked.password ?? makePassword() };
  // Saved before the command runs: if this start is killed in between, the only copy must not be lost.
  if (!known) await writePrivate(file, account);
  const output = await run([CAMPUS, 'admin', 'create', ...options], {
    ADMIN_USER_NAME: account.userName,
    ADMIN_PASSWORD: account.password,
  });
  if (known || !output.includes('exists already')) return account;
  await rm(file);
  return { userName, password: undefined };
}

/**
 * Adds the demo content at the first start; the command detects whether it was added before.
 * @returns undefined when no demo content was added because the database already has members.
 */
export async function ensureDemoContent(
  dataDir: string,
  run: RunBackendCommand,
): Promise<DemoMember | undefined> {
  const file = path.join(dataDir, 'demo-member.json');
  const known = await readPrivate<{ email: string; password: string }>(file);
  const member = known ?? { email: DEMO_EMAIL, password: makePassword() };
  if (!known) await writePrivate(file, member);
  const output = await run(['../packages/demo/src/fill.cli.ts'], { DEMO_PASSWORD: member.password });
  const leftOut = output.includes('has members already');
  if (!leftOut && (known || !output.includes('is there already'))) return member;
  await rm(file);
  return leftOut ? undefined : { email: DEMO_EMAIL, password: undefined };
}

/** {@link ensureDemoContent} with its progress, and its moderator, unless the settings leave the demo content out. */
export async function addDemoContent(
  settings: Settings,
  dataDir: string,
  progress: Progress,
  run: RunBackendCommand,
): Promise<DemoAccounts | undefined> {
  if (settings.demoContent === false) return undefined;
  return progress.step('Adding the demo content', () => ensureDemoAccounts(dataDir, run));
}

/** The demo content and who may sign in to look at it; undefined when the database already has other members. */
export async function ensureDemoAccounts(
  dataDir: string,
  run: RunBackendCommand,
): Promise<DemoAccounts | undefined> {
  const member = await ensureDemoContent(dataDir, run);
  return member && { member, moderator: await ensureModerator(dataDir, run) };
}

/** Easy to select and to type, hard to guess: 96 random bits. */
function makePassword(): string {
  return randomBytes(12)
    .toString('base64url')
    .replace(/^[-_]|[-_]$/g, 'x');
}
