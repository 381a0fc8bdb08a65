import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';
import { daysBefore, today } from '../lib/days';
import type { AttentionDto } from '../api/generated';
import { inUnits } from '../lib/durations';
import { useNow } from '../components/useNow';
import { useIsModerator } from '../providers/useSession';

/** What can need attention, the most urgent first. */
export type AttentionName =
  | 'maintenance'
  | 'failing_jobs'
  | 'late_review'
  | 'review'
  | 'late_grievances'
  | 'grievances'
  | 'officer'
  | 'internships'
  | 'suspended'
  | 'failed_sign_ins'
  | 'refused_sign_ins';

export interface AttentionItem {
  name: AttentionName;
  label: string;
  value: string;
  /** Path of the list with the counted entries; undefined where whoever is logged in may not see them. */
  to: string | undefined;
  /** Whether something is broken or closed; all others are only numbers to look at. */
  isFault: boolean;
}

/** Path of the list of grievances. */
const GRIEVANCES = '/settings/grievances';

/** What is above zero. Members suspended before today do not need attention; the users list shows them. */
export function useAttentionItems(record: AttentionDto): AttentionItem[] {
  const translate = useTranslate();
  const { maintenance, failingJobs, suspendedToday, suspended, failedSignIns, refusedSignIns } = record;
  const { waitingCases, lateCases, waitingInternships, oldestInternship } = record;
  const { waitingGrievances, lateGrievances, namesGrievanceOfficer } = record;
  const now = useNow();
  const isModerator = useIsModerator();
  const item = (
    name: AttentionName,
    to: string | undefined,
    figures: Record<string, string>,
    isFault = false,
  ) => ({
    name,
    label: translate(`home.attention.${name}.label`),
    value: translate(`home.attention.${name}.value`, figures),
    to,
    isFault,
  });
  const count = formatCount;
  const ageOf = (since: string) => {
    const { unit, count: units } = inUnits(now - Date.parse(since));
    return translate(`review.left.${unit}`, { count: count(units) });
  };
  return [
    ...(maintenance.on ? [item('maintenance', isModerator ? undefined : '/settings', {}, true)] : []),
    ...(failingJobs.length > 0
      ? [item('failing_jobs', '/settings', { names: failingJobs.map((job) => job.name).join(', ') }, true)]
      : []),
    ...(lateCases > 0
      ? [item('late_review', '/review', { late: count(lateCases), all: count(waitingCases) }, true)]
      : waitingCases > 0
        ? [item('review', '/review', { count: count(waitingCases) })]
        : []),
    ...(lateGrievances !== null && lateGrievances > 0
      ? [
          item(
            'late_grievances',
            GRIEVANCES,
            { late: count(lateGrievances), all: count(waitingGrievances ?? lateGrievances) },
            true,
          ),
        ]
      : waitingGrievances !== null && waitingGrievances > 0
        ? [item('grievances', GRIEVANCES, { count: count(waitingGrievances) })]
        : []),
    ...(namesGrievanceOfficer || isModerator ? [] : [item('officer', GRIEVANCES, {})]),
    ...(oldestInternship !== null
      ? [item('internships', '/review', { count: count(waitingInternships), age: ageOf(oldestInternship) })]
      : []),
    ...(suspendedToday > 0
      ? [
          item('suspended', '/users?status=suspended', {
            today: count(suspendedToday),
            all: count(suspended),
          }),
        ]
      : []),
    ...(failedSignIns !== null && failedSignIns > 0
      ? [item('failed_sign_ins', recentEvents('sign_in_failed'), { count: count(failedSignIns) })]
      : []),
    ...(refusedSignIns !== null && refusedSignIns > 0
      ? [item('refused_sign_ins', recentEvents('sign_in_refused'), { count: count(refusedSignIns) })]
      : []),
  ];
}

/** Link to the audit events of one action since yesterday, which includes the last 24 hours. */
function recentEvents(action: string): string {
  const to = today();
  return `/audit?action=${action}&from=${daysBefore(to, 1)}&to=${to}`;
}
