import type { TimelineDayDto } from '../api/generated';

/** The values counted per day. */
export const measures = ['signUps', 'posts', 'comments', 'likes'] as const;

export type Measure = (typeof measures)[number];

/** One bar: a day, or a week in a long range. */
export interface Bar {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day, `YYYY-MM-DD`; the same as `from` for a single day. */
  to: string;
  count: number;
}

/** More bars would be too thin to be distinguishable. */
const MAX_BARS = 92;
const WEEK_DAYS = 7;

/** The bars of a measure. Weeks are counted back from the last day, so that only the first one may be incomplete. */
export function barsOf(days: TimelineDayDto[], measure: Measure): Bar[] {
  const size = days.length > MAX_BARS ? WEEK_DAYS : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first] = part;
    const last = part.at(-1);
    if (first && last)
      bars.unshift({
        from: first.date,
        to: last.date,
        count: part.reduce((sum, day) => sum + day[measure], 0),
      });
  }
  return bars;
}

/** The top of an axis for counts: 1, 2, 4, 5 or 10 times a power of ten, so that its half is also a round number. */
export function axisTop(highest: number): number {
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 5, 10].find((factor) => factor * power >= highest) ?? 10) * power;
}

/** Share of the bars with a count that never reach beyond the axis. */
const USUAL_SHARE = 0.95;
/** With fewer bars that have a count, none is usual. */
const MIN_BARS_FOR_USUAL = 10;
/** From this many times the highest usual count on, a bar would flatten all others. */
const SPIKE_FACTOR = 3;

/**
 * The axis for bars, which a few spikes do not flatten: beyond three times the highest usual count, the axis ends shortly
 * above the usual ones, and the bars that are taller are cut off.
 */
export function axisOf(bars: readonly Bar[]): { top: number; cut: Bar[] } {
  const counts = bars.flatMap(({ count }) => (count > 0 ? [count] : [])).toSorted((a, b) => a - b);
  const highest = counts.at(-1) ?? 0;
  const usual = counts[Math.max(0, Math.floor(counts.length * USUAL_SHARE) - 1)] ?? 0;
  const hasSpike = counts.length >= MIN_BARS_FOR_USUAL && highest > SPIKE_FACTOR * usual;
  if (!hasSpike) return { top: axisTop(highest), cut: [] };
  const top = axisTop(usual * 1.2);
  return { top, cut: bars.filter(({ count }) => count > top) };
}
