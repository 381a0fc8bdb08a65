import { directUrl } from '../../config/direct-url.js';
import { readEnv, type Env } from '../../config/env.js';
import { checkBackup, checkMail, checkRedis } from './check-services.js';
import { checkCertificate } from './check-certificates.js';
import { checkDatabase } from './check-database.js';
import { checkFeedCounts } from './check-feed-counts.js';
import { checkDisk, checkOpenFiles } from './check-machine.js';
import { checkMedia } from './check-media.js';
import { checkPooler } from './check-pooler.js';
import { about, reason, type Finding } from './finding.js';

/**
 * Runs all checks at the same time.
 * @param origins whose certificates are checked besides those of the settings
 */
export async function examine(
  environment: NodeJS.ProcessEnv,
  origins: readonly string[],
): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(environment);
  } catch (error) {
    const { fail } = about('settings');
    return [
      fail(`${reason(error)}\nCorrect them (backend/.env.example explains each); nothing else was checked.`),
    ];
  }
  const checks: [subject: string, Promise<Finding | Finding[]>][] = [
    ['database', checkDatabase(env)],
    ['feed counts', checkFeedCounts(env)],
    ['pooler', checkPooler(env)],
    ['backup', checkBackup(directUrl(env), environment)],
    ['pictures', checkMedia(env)],
    ['mail', checkMail(env)],
    ['redis', checkRedis(env.REDIS_URL)],
    ...[...new Set([env.MEMBER_ORIGIN, env.ADMIN_ORIGIN, ...origins])].map(
      (origin): [string, Promise<Finding>] => ['certificate', checkCertificate(origin)],
    ),
    ['open files', checkOpenFiles()],
    ['disk', checkDisk(env.DATA_DIR)],
  ];
  const findings = await Promise.all(
    // A check that could not be made must not hide the others.
    checks.map(([subject, check]) =>
      check.catch((error: unknown) => about(subject).fail(`${reason(error)}.`)),
    ),
  );
  return [...checkSettings(env), ...findings.flat()];
}

const { ok, warn } = about('settings');

/** Settings that are valid but wrong for a real server. */
function checkSettings(env: Env): Finding[] {
  const findings: Finding[] = [];
  if (env.NODE_ENV !== 'production') {
    findings.push(warn(`NODE_ENV is ${env.NODE_ENV}. Set it to production on a real server.`));
  }
  if (env.TRUSTED_PROXIES === '' && env.NODE_ENV === 'production') {
    findings.push(
      warn(
        'TRUSTED_PROXIES is empty, so limits count all visitors behind the proxy as one. Set it to the address of the proxy.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('valid')];
}
