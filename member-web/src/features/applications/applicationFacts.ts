import { timeAgo } from '@campus-commons/web-kit/dates.ts';
import { applicationTexts as texts } from '../../texts/applications';

const DAY_MS = 24 * 60 * 60_000;

/** Before the number of an application, the anchor of its row in the list of applicants. */
export const APPLICANT_ROW = 'application-';

/** "Seen 2 days ago", or that nobody has seen it. @param seenAt ISO 8601; null while nobody has */
export function seenText(seenAt: string | null, now: Date): string {
  if (seenAt === null) return texts.notSeen;
  const days = Math.floor((now.getTime() - Date.parse(seenAt)) / DAY_MS);
  return texts.seen(days < 2 ? timeAgo(seenAt, now) : texts.daysAgo(days));
}
