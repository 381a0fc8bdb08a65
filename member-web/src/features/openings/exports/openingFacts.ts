import { indiaDay } from '@campus-commons/web-kit/dates.ts';
import { openingTexts as texts } from '../../../texts/openings';
import type { OpeningDto } from '../generated';

const DAY_MS = 24 * 60 * 60_000;

/** Days until the last day to apply, in India, where it ends at midnight; negative once it has passed. */
export function daysLeft(closesOn: string, now: Date): number {
  return Math.round((Date.parse(closesOn) - Date.parse(indiaDay(now))) / DAY_MS);
}

/** Whether members can apply. A tab that stays open over midnight sees it close. */
export function isOpen({ state, closesOn }: Pick<OpeningDto, 'state' | 'closesOn'>, now: Date): boolean {
  return state === 'open' && daysLeft(closesOn, now) >= 0;
}

/** The city, with how the work is done there, or "Remote". */
export function placeOf({ mode, city }: Pick<OpeningDto, 'mode' | 'city'>): string {
  if (mode === 'remote') return texts.modes.remote;
  return mode === 'hybrid' ? `${city} · ${texts.modes.hybrid}` : city;
}

/** The title of the page or project that is looking. */
export function organisationOf({ Page, Project }: Pick<OpeningDto, 'Page' | 'Project'>): string {
  return Page?.title ?? Project?.title ?? '';
}

/** What an internship pays; undefined for other kinds. */
export function stipendOf({ stipendMin, stipendMax }: Pick<OpeningDto, 'stipendMin' | 'stipendMax'>) {
  return stipendMin === null || stipendMax === null ? undefined : texts.stipend(stipendMin, stipendMax);
}

/** Hours a week and weeks; undefined where only the schedule says when. */
export function timeOf({ hoursWeek, weeks }: Pick<OpeningDto, 'hoursWeek' | 'weeks'>): string | undefined {
  return hoursWeek === null || weeks === null
    ? undefined
    : `${texts.hours(hoursWeek)} · ${texts.weeks(weeks)}`;
}

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as "7 December 2026". @param day `YYYY-MM-DD` */
export const longDay = (day: string): string => LONG_DAY.format(new Date(day));

/** The days from one to another as "16–17 November 2026". @param from, to `YYYY-MM-DD` */
export const longDays = (from: string, to: string): string =>
  LONG_DAY.formatRange(new Date(from), new Date(to));
