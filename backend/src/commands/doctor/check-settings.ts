import type { Env } from '../../config/env.js';
import { about, type Finding } from './finding.js';

const { ok, warn } = about('settings');

/** Settings that are valid but wrong for a real server. */
export function checkSettings(env: Env): Finding[] {
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
