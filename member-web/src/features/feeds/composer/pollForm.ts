import {
  MAX_POLL_OPTION_LENGTH,
  MAX_POLL_OPTIONS,
  MIN_POLL_OPTIONS,
} from '@campus-commons/web-kit/bounds/generated.ts';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import type { PollDto } from '../../../api/generated';

/** A poll as it is written, with options that may be empty. */
export interface PollForm {
  options: string[];
  /** Whether one may choose several options. */
  multiple: boolean;
  /** From when it is posted until its end. */
  hours: number;
}

/** What a draft makes of the poll of its post: null removes it, undefined leaves it as it is. */
export type PollChange = PollForm | null | undefined;

/** The times for which a poll can be open, hours. */
export const POLL_HOURS = [1, 6, 24, 72, 168, 336] as const;
const FIRST_HOURS = 72;

export const newPoll = (poll?: PollDto): PollForm => ({
  options: grown(poll?.options.map(({ text }) => text) ?? []),
  multiple: poll?.multiple ?? false,
  hours: FIRST_HOURS,
});

/** The rows to write options in: there is an empty one after the last, as long as there may be more. */
export function grown(options: readonly string[]): string[] {
  const rows = [...options];
  while (rows.length < MIN_POLL_OPTIONS) rows.push('');
  if (rows.length < MAX_POLL_OPTIONS && rows.at(-1)?.trim() !== '') rows.push('');
  return rows;
}

/** The options that were written. */
export const writtenOptions = ({ options }: PollForm): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

const isRepeated = (options: readonly string[]) =>
  new Set(options.map((option) => option.normalize())).size < options.length;

/** Why a poll cannot be posted; undefined if it can. */
export function pollFault(poll: PollForm): 'few' | 'repeated' | undefined {
  const options = writtenOptions(poll);
  if (isRepeated(options)) return 'repeated';
  return options.length < MIN_POLL_OPTIONS ? 'few' : undefined;
}

/** What is sent of a poll. */
export const pollToSend = (poll: PollChange): PollChange =>
  poll && { ...poll, options: writtenOptions(poll) };

/** A stored poll; undefined if there is none, or it is invalid. */
export function parsePoll(stored: unknown): PollChange {
  if (stored === null) return null;
  if (typeof stored !== 'object') return undefined;
  const options: unknown = Reflect.get(stored, 'options');
  const hours: unknown = Reflect.get(stored, 'hours');
  if (!Array.isArray(options) || options.length > MAX_POLL_OPTIONS) return undefined;
  return {
    options: grown(options.map((option) => cutText(String(option), MAX_POLL_OPTION_LENGTH))),
    multiple: Reflect.get(stored, 'multiple') === true,
    hours: POLL_HOURS.find((known) => known === hours) ?? FIRST_HOURS,
  };
}
