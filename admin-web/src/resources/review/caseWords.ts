import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';
import type { CaseEntryDto, CaseReportDto, EarlierDecisionDto } from '../../api/generated';
import { useCounted } from '../../i18n/i18nProvider';
import { daysSince, inUnits } from '../../lib/durations';

const URGENT_MS = 2 * 3_600_000;
const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;

/** What stands in a row or a title about a case. */
export type CaseHead = Pick<CaseEntryDto, 'kind' | 'User' | 'reasons' | 'state' | 'source' | 'signal'>;

/** The time until a case must be decided. */
export interface TimeLeft {
  unit: 'late' | 'min' | 'h' | 'd';
  count: number;
  /** Late, or almost. */
  isUrgent: boolean;
}

/** @param dueAt ISO 8601 */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const ms = Date.parse(dueAt) - now;
  const isUrgent = ms <= URGENT_MS;
  return ms < 0 ? { unit: 'late', count: 0, isUrgent } : { ...inUnits(ms), isUrgent };
}

/** The words of cases. */
export function useCaseWords() {
  const translate = useTranslate();
  const counted = useCounted();

  const nameOf = ({ User }: Pick<CaseEntryDto, 'User'>) =>
    User === null ? translate('review.former_member') : User.name;
  const title = (entry: Pick<CaseEntryDto, 'kind' | 'User'>) =>
    translate(`review.title.${entry.kind}`, { name: nameOf(entry) });
  /** What opened a case without a report. */
  const found = ({ source, signal }: CaseHead): string[] => {
    if (source === 'internship') return [translate('review.approval.asks')];
    if (source === 'words') return [translate('review.signals.words', { word: signal ?? '' })];
    if (source === 'page') return [translate('review.signals.page')];
    if (source !== 'spam') return [];
    const words = signal === '' ? 'equal' : 'links';
    return [translate(`review.signals.${words}`, { domain: signal ?? '' })];
  };
  const reasons = (entry: CaseHead) => {
    const { reasons: given, state } = entry;
    const reported = given.map(({ reason, reports }) => {
      const word = translate(`review.reasons.${reason}`);
      return reports > 1 ? translate('review.times', { reason: word, count: formatCount(reports) }) : word;
    });
    const words = [...found(entry), ...reported].join(', ');
    return state === 'appealed' ? translate('review.second_look', { words }) : words;
  };

  /** "member for a year, 4 of 5 right" */
  const reporter = ({ memberSince, decided, right }: CaseReportDto, now: number) => {
    const record =
      decided === 0
        ? translate('review.reporters.no_record')
        : translate('review.reporters.record', { right: formatCount(right), decided: formatCount(decided) });
    return `${memberFor(memberSince, now)}, ${record}`;
  };
  const memberFor = (since: string | null, now: number) => {
    if (since === null) return translate('review.reporters.former');
    const days = daysSince(since, now);
    if (days < 1) return translate('review.reporters.for.today');
    if (days < 2 * DAYS_OF_MONTH) return counted('review.reporters.for.days', days);
    if (days < DAYS_OF_YEAR) return counted('review.reporters.for.months', Math.floor(days / DAYS_OF_MONTH));
    return counted('review.reporters.for.years', Math.floor(days / DAYS_OF_YEAR));
  };

  /** "Removed a post on 3 November 2026: rule 4; limited until 10 November 2026" */
  const earlier = ({
    kind,
    at,
    state,
    outcome,
    rule,
    isRemoved,
    measure,
    until,
    byPage = null,
  }: EarlierDecisionDto) => {
    const did = byPage !== null ? 'page' : isRemoved ? 'removed' : 'kept';
    const sentence = outcome !== 'violation' ? outcome : did;
    const what = translate(`review.a_kind.${kind}`);
    const broken = rule === null ? '' : translate('review.earlier.rule', { rule: String(rule) });
    const end = until === null ? '' : translate('review.earlier.until', { day: dayInWords(until) });
    return [
      upperFirst(translate(`review.earlier.${sentence}`, { what, day: dayInWords(at) })),
      outcome === 'violation' ? broken : '',
      isMeasure(measure) ? `${translate(`review.earlier.${measure}`)}${end}` : '',
      isReversed(state) ? translate(`review.earlier.${state}`) : '',
    ].join('');
  };

  return { nameOf, title, reasons, reporter, earlier };
}

/** Whether something was done about the account. The generated types do not have the null of these fields. */
export function isMeasure(measure: string | null): measure is 'warning' | 'limit' | 'suspension' {
  return measure !== null;
}

/** Whether a decision counts no more. */
const isReversed = (state: string): state is 'overturned' | 'undone' =>
  state === 'overturned' || state === 'undone';

/** The date in India with the month's name, 3 November 2026. */
export function dayInWords(iso: string): string {
  return indiaFullDateTime(iso).split(',')[0] ?? '';
}

// A part may start with the isolating mark of a text in it.
function upperFirst(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
