import { invalid } from '../../../common/app-error.js';
import {
  MAX_POLL_HOURS,
  MAX_POLL_OPTION_LENGTH,
  MAX_POLL_OPTIONS,
  MIN_POLL_HOURS,
  MIN_POLL_OPTIONS,
} from '../../../common/poll-bounds.js';
import { isRecord } from '../../../common/rich-text-form.js';
import { isShownLine } from '../../../common/text.validators.js';

/** The poll that a form asks for. */
export interface NewPoll {
  /** All different, trimmed. */
  readonly options: readonly string[];
  readonly multiple: boolean;
  /** From now until its end. */
  readonly hours: number;
}

const FIELD = 'feedData.poll';

/**
 * Reads `poll` of a post's form.
 * @returns null for none; undefined when the form says nothing about it
 * @throws AppError 400 when a part is missing or out of its bounds
 */
export function readPoll(poll: unknown): NewPoll | null | undefined {
  if (poll === undefined || poll === null) return poll;
  if (!isRecord(poll)) throw invalid({ [FIELD]: 'poll must be an object' });
  const { options, multiple, hours, ...rest } = poll;
  if (Object.keys(rest).length > 0) throw invalid({ [FIELD]: 'poll has options, multiple and hours alone' });
  if (typeof multiple !== 'boolean')
    throw invalid({ [`${FIELD}.multiple`]: 'multiple must be true or false' });
  if (!isHours(hours)) {
    throw invalid({ [`${FIELD}.hours`]: 'A poll is open for 1 hour to 14 days, in whole hours' });
  }
  return { options: readOptions(options), multiple, hours };
}

const isHours = (hours: unknown): hours is number =>
  Number.isInteger(hours) && Number(hours) >= MIN_POLL_HOURS && Number(hours) <= MAX_POLL_HOURS;

function readOptions(options: unknown): string[] {
  const field = `${FIELD}.options`;
  if (!Array.isArray(options) || options.length < MIN_POLL_OPTIONS || options.length > MAX_POLL_OPTIONS) {
    throw invalid({ [field]: `A poll has ${MIN_POLL_OPTIONS} to ${MAX_POLL_OPTIONS} options` });
  }
  const texts = options.map((option: unknown) => (typeof option === 'string' ? option.trim() : option));
  if (!texts.every((text) => isShownLine(text, MAX_POLL_OPTION_LENGTH))) {
    throw invalid({ [field]: `An option is one line of 1 to ${MAX_POLL_OPTION_LENGTH} characters` });
  }
  if (new Set(texts.map((text) => text.normalize())).size < texts.length)
    throw invalid({ [field]: 'All options must be different' });
  return texts;
}
