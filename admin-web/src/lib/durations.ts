const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on, hours say more than days. */
const MAX_HOURS = 48;

/** A time in the unit that says most: minutes, hours or days. */
export function inUnits(ms: number): { unit: 'min' | 'h' | 'd'; count: number } {
  if (ms < HOUR_MS) return { unit: 'min', count: Math.max(1, Math.floor(ms / MINUTE_MS)) };
  if (ms < MAX_HOURS * HOUR_MS) return { unit: 'h', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'd', count: Math.floor(ms / DAY_MS) };
}

/** Whole days since a time. @param since ISO 8601 */
export const daysSince = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
