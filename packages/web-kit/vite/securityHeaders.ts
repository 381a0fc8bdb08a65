import type { RuntimeConfig } from '../src/runtimeConfig.ts';

/**
 * Security headers of a site, the same for every server. Strict-Transport-Security is missing, because on `localhost` it
 * would affect all other programs there; the proxy that terminates TLS adds it.
 *
 * @param config its API and, for pictures, its media origin are the only others that the content security policy allows
 */
export function securityHeaders({
  apiOrigin,
  mediaOrigin,
}: Pick<RuntimeConfig, 'apiOrigin' | 'mediaOrigin'>): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      // The member site's service worker, which shows pushes.
      "worker-src 'self'",
      // MUI inserts style elements.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${mediaOrigin}`,
      `connect-src 'self' ${apiOrigin}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
