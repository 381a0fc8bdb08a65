import { randomBytes } from 'node:crypto';
import type { Answers } from '../answers/questions.ts';
import { origins } from './debian-settings.ts';
import type { Settings } from './env-file.ts';

/** docker/.env, which compose reads. */
export const composeSettings = (answers: Answers, release: string): Settings => ({
  RELEASE: release,
  ...origins(answers),
  MAIL_FROM: answers.MAIL_FROM,
  CAREER_URL: answers.CAREER_URL,
  CONTACT_EMAIL: answers.CONTACT_EMAIL,
  BRAND_NAME: answers.BRAND_NAME,
  CAMPUS_NETWORKS: answers.CAMPUS_NETWORKS,
});

/** A value as compose reads it: in single quotes nothing is replaced. */
export function composeQuote(value: string): string {
  return /^[A-Za-z0-9_./:@%+=,~-]*$/.test(value) ? value : `'${value.replaceAll("'", String.raw`\'`)}'`;
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * The secrets that are made here, by file name. Those of one group belong together, and are only made when none of them exists.
 */
export const COMPOSE_SECRETS: readonly (() => Settings)[] = [
  () => {
    const password = hex(24);
    return {
      'postgres-password': password,
      'database-url': `postgres://campus:${password}@postgres:5432/campus_commons`,
    };
  },
  () => {
    const [id, key] = [`GK${hex(12)}`, hex(32)];
    return {
      's3-access-key-id': id,
      's3-secret-access-key': key,
      'garage.env': `GARAGE_RPC_SECRET=${hex(32)}\nGARAGE_DEFAULT_ACCESS_KEY=${id}\nGARAGE_DEFAULT_SECRET_KEY=${key}\n`,
    };
  },
  () => ({ 'monitoring-password': hex(24) }),
  () => ({ 'alert-mail-password': '' }),
];
