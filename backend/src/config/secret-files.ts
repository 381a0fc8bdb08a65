import { readFileSync } from 'node:fs';

/** Settings that are secret, or contain a secret: each may be in a file of its own instead of the environment. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'MEMBER_TOKEN_KEY',
  'MEMBER_TOKEN_KEY_ACCEPTED',
  'ADMIN_TOKEN_KEY',
  'ADMIN_TOKEN_KEY_ACCEPTED',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'REDIS_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SENTRY_DSN',
  'ADMIN_PASSWORD',
];

/**
 * The environment, with secrets read from the files named by `<name>_FILE`; containers and supervisors pass secrets
 * that way, because an environment is easily exposed.
 * @throws Error naming every file that cannot be read, and every secret that is given twice
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const faults: string[] = [];
  const read = (name: string, file: string): string => {
    if (source[name]) faults.push(`${name} and ${name}_FILE are both set: one of them must go`);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE names a file that cannot be read`);
      return '';
    }
  };
  const found = SECRETS.flatMap((name) => {
    const file = source[`${name}_FILE`];
    return file ? [[name, read(name, file)] as const] : [];
  });
  if (faults.length > 0) {
    throw new Error(`The environment is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  return { ...source, ...Object.fromEntries(found) };
}
