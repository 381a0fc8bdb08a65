import { Redis } from 'ioredis';
import type { Env } from '../../config/env.js';
import { SmtpMailer } from '../../platform/mail/smtp-mailer.js';
import { about, reason, type Finding } from './finding.js';
import { LAST_BACKUP } from '../../platform/settings/last-backup.js';
import { onClient, serverVersion } from '../backup/on-client.js';
import { toolVersion } from '../backup/postgres-tools.js';

/** Connects to the mail server and signs in; sends nothing. */
export async function checkMail({ SMTP_URL, MAIL_FROM, API_ORIGIN, NODE_ENV }: Env): Promise<Finding> {
  const { ok, warn, fail } = about('mail');
  if (SMTP_URL === '') {
    const found = 'SMTP_URL is not set: mail is written to files in DATA_DIR/mail';
    return NODE_ENV === 'production' ? warn(`${found}, and nobody receives it. Set it.`) : ok(found);
  }
  const { host } = new URL(SMTP_URL);
  try {
    await new SmtpMailer(SMTP_URL, { from: MAIL_FROM }).signIn();
    const works = `${host} is reachable and accepts the sign-in`;
    if (API_ORIGIN !== '') return ok(works);
    const found = `${works}; API_ORIGIN is not set: no mails about notifications are sent`;
    return NODE_ENV === 'production' ? warn(`${found}. Set it.`) : ok(found);
  } catch (error) {
    return fail(`${host}: ${reason(error)}. Check SMTP_URL; mails wait for an hour meanwhile.`);
  }
}

const TIMEOUT_MS = 3_000;

/** Asks Redis for an answer. */
export async function checkRedis(url: string): Promise<Finding> {
  const { ok, warn } = about('redis');
  if (url === '') return ok('not set: the database counts the rate limits');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The same error is thrown below.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return ok('answers');
  } catch (error) {
    return warn(
      `${reason(error)}. Start it, or correct REDIS_URL; meanwhile each process counts the rate limits alone.`,
    );
  } finally {
    redis.disconnect();
  }
}

const HOUR_MS = 3600 * 1000;
/** The alert BackupOld (docker/monitoring/rules.yml) fires then, too. */
const MAX_AGE_HOURS = 26;

/** The last backup's age, and whether pg_dump here can read the server. */
export async function checkBackup(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<Finding> {
  const { ok, warn, fail } = about('backup');
  const { server, finishedAt } = await onClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ finishedAt: string }>(
      `SELECT value ->> 'finishedAt' AS "finishedAt" FROM setting WHERE name = $1`,
      [LAST_BACKUP],
    );
    return { server: await serverVersion(client), finishedAt: rows[0]?.finishedAt };
  });
  const tool = await toolVersion('pg_dump', environment);
  if (tool !== undefined && tool < server) {
    return fail(`pg_dump ${tool} cannot read PostgreSQL ${server}. Install postgresql-client-${server}.`);
  }
  const advice = 'See docs/runbooks/BackupOld.md.';
  if (finishedAt === undefined) return warn(`none was ever made. ${advice}`);
  const hours = Math.floor((Date.now() - Date.parse(finishedAt)) / HOUR_MS);
  return hours < MAX_AGE_HOURS
    ? ok(`${hours} hours ago`)
    : warn(`the last one is ${hours} hours old. ${advice}`);
}
