/**
 * The public keys with which records are checked, from `config.js`: 32 bytes of Ed25519 each, in base64url. They are not read with
 * the other values, because nothing else needs them.
 * @returns none if this deployment was given none, or while an upgrade runs and the file is that of a release without them
 */
export function recordKeys(): readonly string[] {
  const { recordKeys: keys } = (window.__CAMPUS_COMMONS__ ?? {}) as { recordKeys?: unknown };
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
