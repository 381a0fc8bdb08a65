import {
  MAX_RECORD_DONE_LENGTH,
  MAX_RECORD_HOURS,
  MAX_RECORD_ROLE_LENGTH,
  MIN_RECORD_DONE_LENGTH,
} from '@campus-commons/web-kit/recordBounds/generated.ts';
import { indiaDay } from '@campus-commons/web-kit/dates.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import { requiredText } from '../../../lib/text/fieldRules';
import { recordTexts as texts } from '../../../texts/records';

/** The values of the form of a record, as they are typed. */
export interface IssueValues {
  role: string;
  done: string;
  hours: string;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
}

const NAMES = ['role', 'done', 'hours', 'from', 'to'] as const satisfies readonly (keyof IssueValues)[];

/** A new record: the role is what the opening was called, until the manager says better. */
export const emptyRecord = (title: string): IssueValues => ({
  role: [...title].slice(0, MAX_RECORD_ROLE_LENGTH).join(''),
  ...{ done: '', hours: '', from: '', to: '' },
});

/** The values as they are sent. */
export const toSend = ({ role, done, hours, from, to }: IssueValues) => ({
  role: role.trim(),
  done: done.trim(),
  hours: hours.trim() === '' ? null : Number(hours.trim()),
  from,
  to,
});

/** The rules of the fields, within the limits of the server. */
export const issueRules: Record<keyof IssueValues, (value: string, values: IssueValues) => string | true> = {
  role: (role) => requiredText(texts.role, MAX_RECORD_ROLE_LENGTH)(role),
  done: (done) => {
    const checked = requiredText(texts.done, MAX_RECORD_DONE_LENGTH)(done);
    return checked === true && lengthOf(done.trim()) < MIN_RECORD_DONE_LENGTH
      ? texts.tooShort(texts.done, MIN_RECORD_DONE_LENGTH)
      : checked;
  },
  hours: (hours) => {
    if (hours.trim() === '') return true;
    const count = Number(hours.trim());
    const isRight = /^[0-9]+$/.test(hours.trim()) && count >= 1 && count <= MAX_RECORD_HOURS;
    return isRight || texts.hoursInvalid(MAX_RECORD_HOURS.toLocaleString('en-IN'));
  },
  from: (from) => {
    if (from === '') return texts.dayMissing;
    return from <= indiaDay(new Date()) || texts.dayAhead;
  },
  to: (to, { from }) => {
    if (to === '') return texts.dayMissing;
    if (to > indiaDay(new Date())) return texts.dayAhead;
    return from === '' || from <= to || texts.dayBefore;
  },
};

/** Parses a stored draft; undefined if it is missing or invalid. */
export function readValues(stored: string | null): IssueValues | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? '');
    if (typeof draft !== 'object' || draft === null) return undefined;
    const values = { ...emptyRecord('') };
    for (const name of NAMES) {
      const value: unknown = Reflect.get(draft, name);
      if (typeof value === 'string') values[name] = value;
    }
    return values;
  } catch {
    return undefined;
  }
}
