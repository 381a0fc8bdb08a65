import type { Env } from '../../config/env.js';

/**
 * Settings that administrators may see. An allow-list, so that a new secret stays hidden by default. URLs that can
 * contain a password are not on it.
 */
const SHOWN = [
  'ADMIN_ORIGIN',
  'API_DOCS',
  'API_ORIGIN',
  'API_PORT',
  'BODY_SECONDS',
  'BROWSER_ERRORS',
  'CAMPUS_NETWORKS',
  'DATABASE_POOL_SIZE',
  'KEEP_ALIVE_SECONDS',
  'LIMIT_BROWSER_ERROR',
  'LIMIT_CAMPUS_LOGIN',
  'LIMIT_CAMPUS_LOGIN_ACCOUNT',
  'LIMIT_CAMPUS_RESET',
  'LIMIT_CAMPUS_SIGN_UP',
  'LIMIT_COMMENT',
  'LIMIT_CONFIRM',
  'LIMIT_CONFIRM_PASSWORD',
  'LIMIT_EDIT',
  'LIMIT_EXPORT',
  'LIMIT_FOLLOW',
  'LIMIT_LIKE',
  'LIMIT_LIVE',
  'LIMIT_LOGIN_ACCOUNT',
  'LIMIT_LOGIN_ACCOUNT_ADDRESS',
  'LIMIT_LOGIN_ADDRESS',
  'LIMIT_POST',
  'LIMIT_READ',
  'LIMIT_RELATION',
  'LIMIT_RESET_ACCOUNT',
  'LIMIT_RESET_ADDRESS',
  'LIMIT_SEARCH',
  'LIMIT_SIGN_UP',
  'LIMIT_UPLOAD',
  'LOG_LEVEL',
  'MAILS_PER_MINUTE',
  'MAIL_FROM',
  'MEDIA_STORE',
  'MEMBER_ORIGIN',
  'METRICS_PORT',
  'MOST_IN_FLIGHT',
  'MOST_STREAMS',
  'NODE_ENV',
  'PUSH_HOSTS',
  'STOP_DRAIN_SECONDS',
  'STOP_FINISH_SECONDS',
  'TRUSTED_PROXIES',
  'UPLOAD_SECONDS',
  'VAPID_PUBLIC_KEY',
  'VAPID_SUBJECT',
] as const satisfies readonly (keyof Env)[];

/** The visible settings, sorted by name; an empty value if not set. */
export function runningConfiguration(env: Env): { name: string; value: string }[] {
  return SHOWN.map((name) => ({ name, value: String(env[name] ?? '') }));
}
