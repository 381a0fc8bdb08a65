import {
  MAX_APPLICATION_ANSWER_LENGTH,
  MAX_APPLICATION_LINK_LENGTH,
  MAX_APPLICATION_NOTE_LENGTH,
  MIN_APPLICATION_NOTE_LENGTH,
} from '@campus-commons/web-kit/openingBounds/generated.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import { optionalText, requiredText } from '../../lib/text/fieldRules';
import { applicationTexts as texts } from '../../texts/applications';

/** The values of the form of an application. */
export interface ApplyValues {
  note: string;
  /** One for each question of the opening, in its order. */
  answers: string[];
  links: string[];
  shareEmail: boolean;
  sharePhone: boolean;
}

/** The values of a new application: nothing is shared unless the applicant says so. */
export const emptyApplication = (questions: number): ApplyValues => ({
  note: '',
  answers: Array.from({ length: questions }, () => ''),
  links: [],
  shareEmail: false,
  sharePhone: false,
});

/** The values as they are sent: trimmed, without empty links. */
export function toSend(values: ApplyValues, questions: number) {
  return {
    note: values.note.trim(),
    // A draft may be older than the present questions.
    answers: values.answers.slice(0, questions).map((answer) => answer.trim()),
    links: values.links.map((link) => link.trim()).filter(Boolean),
    shareEmail: values.shareEmail,
    sharePhone: values.sharePhone,
  };
}

/** The rules of the fields, within the limits of the server. */
export const applyRules = {
  note: (note: string) => {
    const checked = requiredText(texts.note, MAX_APPLICATION_NOTE_LENGTH)(note);
    return checked === true && lengthOf(note.trim()) < MIN_APPLICATION_NOTE_LENGTH
      ? texts.tooShort(texts.note, MIN_APPLICATION_NOTE_LENGTH)
      : checked;
  },
  answer: (question: string) => requiredText(question, MAX_APPLICATION_ANSWER_LENGTH),
  link: (link: string) => {
    if (link.trim() === '') return true;
    if (!/^https:\/\/[^\s.]+\.\S+$/i.test(link.trim())) return texts.linkInvalid;
    return optionalText(texts.links, MAX_APPLICATION_LINK_LENGTH)(link);
  },
};

/** Parses a stored draft; undefined if it is missing or invalid. @param questions how many the opening has now */
export const readValues =
  (questions: number) =>
  (stored: string | null): ApplyValues | undefined => {
    try {
      const record: unknown = JSON.parse(stored ?? '');
      if (typeof record !== 'object' || record === null) return undefined;
      const textsOf = (name: string): string[] => {
        const list: unknown = Reflect.get(record, name);
        return Array.isArray(list) ? list.map((text) => (typeof text === 'string' ? text : '')) : [];
      };
      const note: unknown = Reflect.get(record, 'note');
      return {
        note: typeof note === 'string' ? note : '',
        answers: [...textsOf('answers'), ...emptyApplication(questions).answers].slice(0, questions),
        links: textsOf('links'),
        shareEmail: Reflect.get(record, 'shareEmail') === true,
        sharePhone: Reflect.get(record, 'sharePhone') === true,
      };
    } catch {
      return undefined;
    }
  };
