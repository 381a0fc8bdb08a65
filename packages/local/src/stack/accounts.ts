import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { keepPrivate, readPrivate } from './data-dir.ts';
import type { Settings } from './settings.ts';

/** Runs a command of the backend, compiled or as it is written, and gives its output; throws when it fails. */
export type RunBackendCommand = (script: string, env: Record<string, string>) => Promise<string>;

export interface Administrator {
  userName: string;
  /** Undefined when the administrator was made by somebody else, so that only they know it. */
  password: string | undefined;
}

export interface DemoMember {
  email: string;
  /** Undefined when the demo content was filled in by somebody else, so that only they know it. */
  password: string | undefined;
}

/** The demo member to sign in as. */
const DEMO_EMAIL = 'ananya.tripathi@example.in';

/** Keys that sign the tokens: made at the first start, so that sessions outlive a restart. */
export async function tokenKeys(
  dataDir: string,
): Promise<{ MEMBER_TOKEN_KEY: string; ADMIN_TOKEN_KEY: string }> {
  const file = path.join(dataDir, 'keys.json');
  const kept = await readPrivate<{ MEMBER_TOKEN_KEY: string; ADMIN_TOKEN_KEY: string }>(file);
  if (kept) return kept;
  const keys = {
    MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
    ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
  };
  await keepPrivate(file, keys);
  return keys;
}

/** Makes the first administrator, as asked or with a made-up password, and remembers how to sign in. */
export async function ensureAdministrator(
  dataDir: string,
  asked: Settings['administrator'],
  run: RunBackendCommand,
): Promise<Administrator> {
  const file = path.join(dataDir, 'administrator.json');
  const kept = await readPrivate<{ userName: string; password: string }>(file);
  const userName = asked.userName ?? kept?.userName ?? 'admin';
  const known = kept?.userName === userName ? kept : undefined;
  const administrator = known ?? { userName, password: asked.password ?? makePassword() };
  // Before it is used: a start that is killed in between must not lose the only copy.
  if (!known) await keepPrivate(file, administrator);
  const output = await run('dist/modules/admin/create-administrator.cli.js', {
    ADMIN_USER_NAME: administrator.userName,
    ADMIN_PASSWORD: administrator.password,
  });
  if (known || !output.includes('exists already')) return administrator;
  await rm(file);
  return { userName, password: undefined };
}

/**
 * Fills in the demo content at the first start; the command knows whether it has been.
 * @returns undefined when it was left out, because the database has members of its own.
 */
export async function ensureDemoContent(
  dataDir: string,
  run: RunBackendCommand,
): Promise<DemoMember | undefined> {
  const file = path.join(dataDir, 'demo-member.json');
  const known = await readPrivate<{ email: string; password: string }>(file);
  const member = known ?? { email: DEMO_EMAIL, password: makePassword() };
  if (!known) await keepPrivate(file, member);
  const output = await run('demo/fill.cli.ts', { DEMO_PASSWORD: member.password });
  const leftOut = output.includes('has members already');
  if (!leftOut && (known || !output.includes('is there already'))) return member;
  await rm(file);
  return leftOut ? undefined : { email: DEMO_EMAIL, password: undefined };
}

/** Easy to select and to type, hard to guess: 96 random bits. */
function makePassword(): string {
  return randomBytes(12)
    .toString('base64url')
    .replace(/^[-_]|[-_]$/g, 'x');
}
