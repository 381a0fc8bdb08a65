import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';

/** True for text that PostgreSQL and UTF-8 can hold: no NUL, no lone surrogate. */
export function isStorableText(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
}

/** Anything but what shows nothing: spaces, what Unicode lets a display ignore, and the empty Braille cell. */
const SHOWS = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see nothing of a text. */
export function isBlankText(value: string): boolean {
  return !SHOWS.test(value);
}

/** Line breaks and other controls, and what turns the direction in which everything after it is read. */
const BREAKS_THE_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Refuses NUL and lone surrogates. */
function IsStorable(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'isStorable',
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || isStorableText(value),
      defaultMessage: () => `${label} contains characters that cannot be stored`,
    },
  });
}

/** Refuses a text that shows nothing. */
function IsVisible(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'isVisible',
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || !isBlankText(value),
      defaultMessage: () => message,
    },
  });
}

/** Bounds of {@link IsText}, in code points, as PostgreSQL counts characters. */
interface TextBounds {
  readonly min?: number;
  readonly max: number;
  /** Whether surrounding white space is removed first; passwords keep theirs. */
  readonly trim?: boolean;
  /** Message when shorter than `min`. */
  readonly tooShort?: string;
}

/** Refuses a text that is too short or too long; how long it is otherwise costs nothing. */
function HasLength(kind: 'minLength' | 'maxLength', bound: number, message: string): PropertyDecorator {
  return ValidateBy({
    name: kind,
    constraints: [bound],
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        (kind === 'minLength' ? isAtLeast(value, bound) : isAtMost(value, bound)),
      defaultMessage: () => message,
    },
  });
}

// A code point has one or two code units: mostly the length says enough, and what is counted is short.
const isAtLeast = (text: string, bound: number) =>
  text.length >= 2 * bound || (text.length >= bound && [...text].length >= bound);
const isAtMost = (text: string, bound: number) =>
  text.length <= bound || (text.length <= 2 * bound && [...text].length <= bound);

/** A string within bounds that can be stored; `label` names it in messages. */
export function IsText(
  label: string,
  { min = 0, max, trim = true, tooShort = `${label} is required` }: TextBounds,
): PropertyDecorator {
  return applyDecorators(
    ...(trim
      ? [Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))]
      : []),
    // The last of these that fails is the message shown.
    ...(min > 0 ? [HasLength('minLength', min, tooShort)] : []),
    ...(min > 0 && trim ? [IsVisible(tooShort)] : []),
    HasLength('maxLength', max, `${label} must be at most ${max} characters long`),
    IsStorable(label),
    IsString({ message: `${label} must be text` }),
  );
}

/**
 * The same in a single line: a name or title, which stands in the middle of other text and must neither break it nor
 * turn it round.
 */
export function IsLine(label: string, bounds: TextBounds): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isLine',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || !BREAKS_THE_LINE.test(value),
        defaultMessage: () => `${label} must be one line of visible characters`,
      },
    }),
    IsText(label, bounds),
  );
}

/** An id in a request: a short text. Whether a row has it is for the query to say. */
export function IsId(label: string): PropertyDecorator {
  return IsText(label, { min: 1, max: 64 });
}
