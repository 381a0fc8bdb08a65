import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';

/** True for text that PostgreSQL and UTF-8 can hold: no NUL, no lone surrogate. */
export function isStorableText(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
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

/** Bounds of {@link IsText}, in UTF-16 code units as JavaScript and HTML forms count. */
interface TextBounds {
  readonly min?: number;
  readonly max: number;
  /** Whether surrounding white space is removed first; passwords keep theirs. */
  readonly trim?: boolean;
  /** Message when shorter than `min`. */
  readonly tooShort?: string;
}

/** A string within bounds that can be stored; `label` names it in messages. */
export function IsText(
  label: string,
  { min = 0, max, trim = true, tooShort }: TextBounds,
): PropertyDecorator {
  return applyDecorators(
    ...(trim
      ? [Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))]
      : []),
    // The last of these that fails is the message shown.
    ...(min > 0 ? [MinLength(min, { message: tooShort ?? `${label} is required` })] : []),
    MaxLength(max, { message: `${label} must be at most ${max} characters long` }),
    IsStorable(label),
    IsString({ message: `${label} must be text` }),
  );
}

/** An id in a request: a short text. Whether a row has it is for the query to say. */
export function IsId(label: string): PropertyDecorator {
  return IsText(label, { min: 1, max: 64 });
}
