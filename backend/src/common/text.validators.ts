import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';
import { RICH_TEXT } from './rich-text-rules.js';
import { lengthOf, lengthOfPassword } from './text/cut-text.js';

/** True for text that PostgreSQL and UTF-8 can hold: no NUL, no lone surrogate. */
export function isStorableText(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
}

const SHOWS = new RegExp(RICH_TEXT.visibleCharacter, 'u');

/** Whether a text has no visible character. */
export function isBlankText(value: string): boolean {
  return !SHOWS.test(value);
}

/** Line breaks, other control characters, and characters that change the text direction (bidi controls). */
const BREAKS_THE_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is one line of visible characters, at most so long, which can be stored. */
export function isShownLine(value: unknown, max: number): value is string {
  return (
    typeof value === 'string' &&
    !BREAKS_THE_LINE.test(value) &&
    !isBlankText(value) &&
    isStorableText(value) &&
    isAtMost(value, max)
  );
}

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

/** Refuses a text without visible characters. */
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
  /** Whether surrounding white space is removed first, and line breaks get one form; passwords stay as they are. */
  readonly trim?: boolean;
  /** Message when shorter than `min`. */
  readonly tooShort?: string;
}

/** Code points that a password may have for each that counts: its letters may be taken apart. */
const MAX_PARTS_PER_CHARACTER = 4;

/** Refuses a text that is too short or too long, at a cost that does not grow with its length. */
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

// A code point has one or two code units: usually the length decides, and only short texts are counted.
const isAtLeast = (text: string, bound: number) =>
  text.length >= 2 * bound || (text.length >= bound && lengthOf(text) >= bound);
/** Whether a text has at most so many characters, at a cost that does not grow with its length. */
export const isAtMost = (text: string, bound: number): boolean =>
  text.length <= bound || (text.length <= 2 * bound && lengthOf(text) <= bound);

/** A text with one form of line breaks: forms with files (multipart) send two characters for each, all others one. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

/** A string within bounds that can be stored; `label` names it in messages. */
export function IsText(
  label: string,
  { min = 0, max, trim = true, tooShort = `${label} is required` }: TextBounds,
): PropertyDecorator {
  return applyDecorators(
    ...(trim
      ? [
          Transform(({ value }: { value: unknown }) =>
            typeof value === 'string' ? withLineFeeds(value).trim() : value,
          ),
        ]
      : []),
    // The message of the last failing validator is shown.
    ...(min > 0 ? [HasLength('minLength', min, tooShort)] : []),
    ...(min > 0 && trim ? [IsVisible(tooShort)] : []),
    HasLength('maxLength', max, `${label} must be at most ${max} characters long`),
    IsStorable(label),
    IsString({ message: `${label} must be text` }),
  );
}

/**
 * The same for a single line: a name or title, which appears inside other text and must neither break the line nor
 * change its direction.
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

/** An id in a request: a short text. The query decides whether it exists. */
export function IsId(label: string): PropertyDecorator {
  return IsText(label, { min: 1, max: 64 });
}

/** A password within bounds, as it is typed. Its length is that of the form that is hashed. */
export function IsPassword(
  label: string,
  { min, max, tooShort = `${label} is required` }: { min: number; max: number; tooShort?: string },
): PropertyDecorator {
  const isWithin = (value: string) =>
    isAtMost(value, max) ||
    (isAtMost(value, MAX_PARTS_PER_CHARACTER * max) && lengthOfPassword(value) <= max);
  return applyDecorators(
    ValidateBy({
      name: 'minLength',
      constraints: [min],
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          (isAtLeast(value, MAX_PARTS_PER_CHARACTER * max) || lengthOfPassword(value) >= min),
        defaultMessage: () => tooShort,
      },
    }),
    ValidateBy({
      name: 'maxLength',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isWithin(value),
        defaultMessage: () => `${label} must be at most ${max} characters long`,
      },
    }),
    IsStorable(label),
    IsString({ message: `${label} must be text` }),
  );
}
