/** Milliseconds that India Standard Time is ahead of UTC; it has no summer time. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const SUNDAY = 0;
/** Hours of the day in India, the last one excluded. */
const FROM_HOUR = 17;
const TO_HOUR = 20;

/** The beginning of the hours in which weekly summaries are sent, Sunday 17–20 h in India; null outside of them. */
export function summaryWindow(now: Date): Date | null {
  const local = new Date(now.getTime() + IST_OFFSET_MS);
  const hour = local.getUTCHours();
  if (local.getUTCDay() !== SUNDAY || hour < FROM_HOUR || hour >= TO_HOUR) return null;
  return new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), FROM_HOUR) - IST_OFFSET_MS,
  );
}
