import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { IsCalendarDate } from '../../common/calendar-date.validator.js';
import {
  OPENING_FIELDS,
  OPENING_KINDS,
  OPENING_MODES,
  type OpeningField,
  type OpeningKind,
  type OpeningMode,
} from '../../common/opening.js';
import { IsId, IsLine, isShownLine, IsText } from '../../common/text.validators.js';
import {
  MAX_CITY_LENGTH,
  MAX_HOURS_WEEK,
  MAX_OPENING_ABOUT_LENGTH,
  MAX_OPENING_TITLE_LENGTH,
  MAX_PLACES,
  MAX_QUESTION_LENGTH,
  MAX_QUESTIONS,
  MAX_SCHEDULE_LENGTH,
  MAX_STIPEND,
  MAX_WEEKS,
  MIN_OPENING_ABOUT_LENGTH,
  MIN_OPENING_TITLE_LENGTH,
} from '../../common/opening-bounds.js';

/** A whole number within bounds; `label` names it in the message. */
function IsNumber(label: string, { min, max }: { min: number; max: number }): PropertyDecorator {
  const message = `${label} must be a whole number from ${min} to ${max.toLocaleString('en-IN')}`;
  return applyDecorators(Max(max, { message }), Min(min, { message }), IsInt({ message }));
}

/** A list of questions, each one line. */
function AreQuestions(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((question: unknown) => (typeof question === 'string' ? question.trim() : question))
        : value,
    ),
    ValidateBy({
      name: 'areQuestions',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) && value.every((question) => isShownLine(question, MAX_QUESTION_LENGTH)),
        defaultMessage: () => `A question is one line of 1–${MAX_QUESTION_LENGTH} characters`,
      },
    }),
    ArrayMaxSize(MAX_QUESTIONS, { message: `Ask up to ${MAX_QUESTIONS} questions` }),
    IsArray({ message: 'questions must be a list' }),
  );
}

/** What an opening says, in a form. */
export class OpeningFieldsDto {
  /**
   * One line, 5–120 characters.
   * @example "Web developer for our events site"
   */
  @IsLine('Title', {
    min: MIN_OPENING_TITLE_LENGTH,
    max: MAX_OPENING_TITLE_LENGTH,
    tooShort: `A title has at least ${MIN_OPENING_TITLE_LENGTH} characters`,
  })
  title!: string;

  /** What the work is about. */
  @ApiProperty({ enum: OPENING_FIELDS })
  @IsIn(OPENING_FIELDS, { message: `field must be one of ${OPENING_FIELDS.join(', ')}` })
  field!: OpeningField;

  /**
   * What there is to do, and what one learns: plain text, 50–5,000 characters.
   * @example "You build the pages on which students register for our workshops, with Meera, who has run the site since 2024."
   */
  @IsText('The text', {
    min: MIN_OPENING_ABOUT_LENGTH,
    max: MAX_OPENING_ABOUT_LENGTH,
    tooShort: `Say in at least ${MIN_OPENING_ABOUT_LENGTH} characters what there is to do`,
  })
  about!: string;

  /** Where the work is done. */
  @ApiProperty({ enum: OPENING_MODES })
  @IsIn(OPENING_MODES, { message: `mode must be one of ${OPENING_MODES.join(', ')}` })
  mode!: OpeningMode;

  /**
   * One line, up to 80 characters; required unless the work is remote.
   * @example "Pune"
   */
  @IsOptional()
  @IsLine('City', { max: MAX_CITY_LENGTH })
  city?: string | null;

  /**
   * Hours a week, 1–48; of an internship without a stipend at most 20. With a `schedule`, it and `weeks` may both be missing.
   * @example 16
   */
  @IsOptional()
  @IsNumber('Hours a week', { min: 1, max: MAX_HOURS_WEEK })
  hoursWeek?: number | null;

  /**
   * Weeks, 1–52. With a `schedule`, it and `hoursWeek` may both be missing.
   * @example 8
   */
  @IsOptional()
  @IsNumber('Weeks', { min: 1, max: MAX_WEEKS })
  weeks?: number | null;

  /**
   * When help is wanted, such as on one day: one line, up to 80 characters. Null or missing for internships.
   * @example "Saturday 5 December, 9:00–13:00"
   */
  @IsOptional()
  @IsLine('When', { max: MAX_SCHEDULE_LENGTH })
  schedule?: string | null;

  /**
   * Day on which the work begins, `YYYY-MM-DD`; null or missing when that is agreed later.
   * @example "2026-12-14"
   */
  @IsOptional()
  @IsCalendarDate('The first day')
  startsOn?: string | null;

  /**
   * Last day to apply, `YYYY-MM-DD`: today to 120 days from now in India, until midnight there. An unchanged day may be past.
   * @example "2026-12-07"
   */
  @IsCalendarDate('The last day to apply')
  closesOn!: string;

  /**
   * How many are taken, 1–500. Nobody accepts an offer beyond them.
   * @example 2
   */
  @IsNumber('Places', { min: 1, max: MAX_PLACES })
  places!: number;

  /**
   * Rupees a month, 0–200,000: the lowest. Required for internships, where 0 means unpaid; null or missing for other kinds.
   * @example 8000
   */
  @IsOptional()
  @IsNumber('The stipend', { min: 0, max: MAX_STIPEND })
  stipendMin?: number | null;

  /**
   * Rupees a month, 0–200,000: the highest, not below `stipendMin`. Required for internships; null or missing for other kinds.
   * @example 10000
   */
  @IsOptional()
  @IsNumber('The stipend', { min: 0, max: MAX_STIPEND })
  stipendMax?: number | null;

  /**
   * What applicants answer: at most three, each one line of 1–200 characters.
   * @example ["Which site did you build before?"]
   */
  @IsOptional()
  @AreQuestions()
  questions?: string[];

  /** Must be true: "We ask no fee, under any name." */
  @Equals(true, { message: 'Confirm that you ask no fee, under any name' })
  noFee!: boolean;
}

/** The form of a new opening, of a page or of a project. */
export class CreateOpeningDto extends OpeningFieldsDto {
  /** Internships and volunteering belong to a page, roles to a project. */
  @ApiProperty({ enum: OPENING_KINDS })
  @IsIn(OPENING_KINDS, { message: `kind must be one of ${OPENING_KINDS.join(', ')}` })
  kind!: OpeningKind;

  /** The page that looks for somebody; the caller created it. Only for internships and volunteering. */
  @IsOptional()
  @IsId('pageId')
  pageId?: string | null;

  /** The project that looks for somebody; the caller owns it. Only for roles. */
  @IsOptional()
  @IsId('projectId')
  projectId?: string | null;
}

/** The form of a changed opening, with all of its fields. */
export class UpdateOpeningDto extends OpeningFieldsDto {
  /** Opening id. */
  @IsId('id')
  id!: string;

  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one. */
  @IsText('version', { min: 1, max: 64 })
  version!: string;
}
