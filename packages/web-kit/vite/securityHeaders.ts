/**
 * The headers that tell browsers what a site may do. They are the same wherever a site is served from; no
 * Strict-Transport-Security is among them, because on `localhost` it would count for every other program there:
 * whoever ends TLS adds it.
 *
 * @param apiOrigin calls and pictures of this origin are the only foreign ones the browser allows
 */
export function securityHeaders(apiOrigin: string): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      // The component library writes style elements.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${apiOrigin}`,
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
