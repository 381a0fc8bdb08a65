/** Milliseconds that India Standard Time is ahead of UTC; it has no summer time. */
const IST = 5.5 * 60 * 60 * 1000;
const SUNDAY = 0;
/** Hours of the day in India, the last one excluded. */
const FROM = 17;
const TO = 20;

/** The beginning of the hours in which weekly summaries are sent, Sunday 17–20 h in India; null outside of them. */
export function summaryWindow(now: Date): Date | null {
  const local = new Date(now.getTime() + IST);
  const hour = local.getUTCHours();
  if (local.getUTCDay() !== SUNDAY || hour < FROM || hour >= TO) return null;
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), FROM) - IST);
}
