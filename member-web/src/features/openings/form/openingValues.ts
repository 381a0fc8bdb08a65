import {
  MAX_CITY_LENGTH,
  MAX_HOURS_WEEK,
  MAX_OPEN_DAYS,
  MAX_OPENING_ABOUT_LENGTH,
  MAX_OPENING_TITLE_LENGTH,
  MAX_PLACES,
  MAX_QUESTION_LENGTH,
  MAX_SCHEDULE_LENGTH,
  MAX_STIPEND,
  MAX_UNPAID_HOURS_WEEK,
  MAX_WEEKS,
  MIN_OPENING_ABOUT_LENGTH,
  MIN_OPENING_TITLE_LENGTH,
  OPENING_FIELDS,
  OPENING_MODES,
} from '@campus-commons/web-kit/openingBounds/generated.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import { optionalText, requiredText } from '../../../lib/text/fieldRules';
import { serverNow } from '../../../lib/state/clock';
import { openingTexts as texts } from '../../../texts/openings';
import { daysLeft } from '../exports/openingFacts';
import type { CreateOpeningDto, OpeningDetailsDto, UpdateOpeningDto } from '../generated';
import type { OpeningKind } from '../openingsQuery';

/** The values of the form. Numbers are what was typed. */
export interface OpeningValues {
  /** The page of a new internship or of new voluntary work. */
  pageId: string;
  title: string;
  field: CreateOpeningDto['field'];
  about: string;
  mode: CreateOpeningDto['mode'];
  city: string;
  hoursWeek: string;
  weeks: string;
  /** When help is wanted; empty for internships. */
  schedule: string;
  places: string;
  /** Rupees a month. */
  stipendMin: string;
  stipendMax: string;
  /** `YYYY-MM-DD`, or empty. */
  startsOn: string;
  closesOn: string;
  questions: string[];
  noFee: boolean;
}

/** The values of a new opening. */
export const emptyOpening: OpeningValues = {
  ...{ pageId: '', title: '', field: 'other', about: '', mode: 'on_site', city: '' },
  ...{
    hoursWeek: '',
    weeks: '',
    schedule: '',
    places: '1',
    stipendMin: '',
    stipendMax: '',
    startsOn: '',
    closesOn: '',
  },
  questions: [],
  noFee: false,
};

export function valuesOf(opening: OpeningDetailsDto): OpeningValues {
  const { title, field, about, mode, city, hoursWeek, weeks, schedule, places, questions } = opening;
  return {
    ...{ title, field, about, mode, city, questions: [...questions] },
    pageId: opening.Page?.id ?? '',
    ...{ hoursWeek: typed(hoursWeek), weeks: typed(weeks), schedule, places: String(places) },
    ...{ stipendMin: typed(opening.stipendMin), stipendMax: typed(opening.stipendMax) },
    startsOn: opening.startsOn ?? '',
    closesOn: opening.closesOn,
    noFee: true,
  };
}

const typed = (number: number | null): string => (number === null ? '' : String(number));

/** The fields as both calls take them: trimmed, without empty questions, and with a stipend for internships alone. */
export function toSend(kind: OpeningKind, values: OpeningValues): Omit<UpdateOpeningDto, 'id' | 'version'> {
  const { title, field, about, mode, city, hoursWeek, weeks, places, startsOn, closesOn, noFee } = values;
  const isPaidKind = kind === 'internship';
  return {
    ...{ title: title.trim(), field, about: about.trim(), mode, closesOn, noFee },
    city: mode === 'remote' ? null : city.trim(),
    ...{ hoursWeek: numberOrNull(hoursWeek), weeks: numberOrNull(weeks), places: numberIn(places) },
    schedule: isPaidKind ? null : values.schedule.trim(),
    stipendMin: isPaidKind ? numberIn(values.stipendMin) : null,
    stipendMax: isPaidKind ? numberIn(values.stipendMax) : null,
    startsOn: startsOn === '' ? null : startsOn,
    questions: values.questions.map((question) => question.trim()).filter(Boolean),
  };
}

/** A typed number, with or without the commas of thousands; NaN for anything else. */
export const numberIn = (text: string): number => {
  const digits = text.replace(/[,\s₹]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
};

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : numberIn(text));

const whole = (label: string, min: number, max: number) => (text: string) => {
  const number = numberIn(text);
  return (number >= min && number <= max) || texts.wholeNumber(label, min, max);
};

const atLeast = (label: string, min: number, max: number) => (value: string) => {
  const checked = requiredText(label, max)(value);
  return checked === true && lengthOf(value.trim()) < min ? texts.tooShort(label, min) : checked;
};

/** Help on one day has neither hours a week nor weeks. */
const needsNoTime = ({ schedule, hoursWeek, weeks }: OpeningValues): boolean =>
  schedule.trim() !== '' && hoursWeek.trim() === '' && weeks.trim() === '';

/** The rules of the fields, within the limits of the server. */
export const openingRules = {
  pageId: (id: string) => id !== '' || texts.isRequired(texts.page),
  title: atLeast(texts.titleLabel, MIN_OPENING_TITLE_LENGTH, MAX_OPENING_TITLE_LENGTH),
  about: atLeast(texts.aboutLabel, MIN_OPENING_ABOUT_LENGTH, MAX_OPENING_ABOUT_LENGTH),
  city: (city: string, { mode }: OpeningValues) =>
    mode === 'remote' || requiredText(texts.city, MAX_CITY_LENGTH)(city),
  schedule: optionalText(texts.schedule, MAX_SCHEDULE_LENGTH),
  hoursWeek: (hours: string, values: OpeningValues) => {
    const { stipendMax } = values;
    if (needsNoTime(values)) return true;
    const checked = whole(texts.hoursLabel, 1, MAX_HOURS_WEEK)(hours);
    const isTooLong = numberIn(stipendMax) === 0 && numberIn(hours) > MAX_UNPAID_HOURS_WEEK;
    return checked === true && isTooLong ? texts.unpaidHours(MAX_UNPAID_HOURS_WEEK) : checked;
  },
  weeks: (weeks: string, values: OpeningValues) =>
    needsNoTime(values) || whole(texts.weeksLabel, 1, MAX_WEEKS)(weeks),
  places: whole(texts.placesLabel, 1, MAX_PLACES),
  stipendMin: whole(texts.stipendMin, 0, MAX_STIPEND),
  stipendMax: (max: string, { stipendMin }: OpeningValues) => {
    const checked = whole(texts.stipendLabel, 0, MAX_STIPEND)(max);
    return checked === true && numberIn(max) < numberIn(stipendMin) ? texts.maxBelowMin : checked;
  },
  closesOn: (day: string, savedDay: string | undefined) => {
    if (day === '') return texts.isRequired(texts.closesOn);
    const days = daysLeft(day, serverNow());
    return day === savedDay || (days >= 0 && days <= MAX_OPEN_DAYS) || texts.dateRange(MAX_OPEN_DAYS);
  },
  question: optionalText(texts.questions, MAX_QUESTION_LENGTH),
  noFee: (isConfirmed: boolean) => isConfirmed || texts.noFeeMissing,
};

/** What a person compares when the opening was saved elsewhere meanwhile: each field as text. */
export const comparable = (values: OpeningValues) => ({
  title: values.title.trim(),
  field: texts.fields[values.field],
  about: values.about.trim(),
  mode: texts.modes[values.mode],
  city: values.mode === 'remote' ? '' : values.city.trim(),
  schedule: values.schedule.trim(),
  hoursWeek: values.hoursWeek,
  weeks: values.weeks,
  places: values.places,
  stipendMin: values.stipendMin,
  stipendMax: values.stipendMax,
  startsOn: values.startsOn,
  closesOn: values.closesOn,
  questions: values.questions.join('\n'),
});

/** The labels of what is compared, in the order of the form. */
export const comparedLabels: Record<keyof ReturnType<typeof comparable>, string> = {
  ...{
    title: texts.titleLabel,
    field: texts.field,
    about: texts.aboutLabel,
    mode: texts.mode,
    city: texts.city,
  },
  ...{
    schedule: texts.schedule,
    hoursWeek: texts.hoursLabel,
    weeks: texts.weeksLabel,
    places: texts.placesLabel,
  },
  ...{ stipendMin: texts.stipendMin, stipendMax: texts.stipendMax },
  ...{ startsOn: texts.startsOnLabel, closesOn: texts.closesOn, questions: texts.questions },
};

/** Parses a stored draft; undefined if it is missing or invalid. */
export function readValues(stored: string | null): OpeningValues | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '');
    if (typeof record !== 'object' || record === null) return undefined;
    const values = { ...emptyOpening };
    for (const name of Object.keys(emptyOpening) as (keyof OpeningValues)[]) {
      const value: unknown = Reflect.get(record, name);
      if (typeof value === typeof emptyOpening[name]) Object.assign(values, { [name]: value });
    }
    const { field, mode, questions } = values;
    return {
      ...values,
      field: OPENING_FIELDS.find((known) => known === field) ?? emptyOpening.field,
      mode: OPENING_MODES.find((known) => known === mode) ?? emptyOpening.mode,
      questions: Array.isArray(questions) ? questions.filter((text) => typeof text === 'string') : [],
    };
  } catch {
    return undefined;
  }
}
