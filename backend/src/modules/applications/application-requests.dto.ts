import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, ValidateBy } from 'class-validator';
import {
  APPLICATION_STATES,
  BOARD_COLUMNS,
  type ApplicationState,
  type BoardColumn,
} from '../../common/application-state.js';
import type { OpeningKind } from '../../common/opening.js';
import { PageRequestDto } from '../../common/pagination.dto.js';
import { IsId, isAtMost, isBlankText, isStorableText, IsText } from '../../common/text.validators.js';
import { MAX_QUESTIONS } from '../../common/opening-bounds.js';
import { IsKindFilter } from '../../common/opening-kind-filter.js';
import {
  MAX_APPLICATION_ANSWER_LENGTH,
  MAX_APPLICATION_LINK_LENGTH,
  MAX_APPLICATION_LINKS,
  MAX_APPLICATION_NOTE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MIN_APPLICATION_NOTE_LENGTH,
} from './application-bounds.js';

/** A list of texts within bounds. */
function AreTexts(what: string, max: number, most: number): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'areTexts',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) &&
          value.every(
            (text: unknown) =>
              typeof text === 'string' && !isBlankText(text) && isStorableText(text) && isAtMost(text, max),
          ),
        defaultMessage: () => `${what} has 1–${max.toLocaleString('en-IN')} characters`,
      },
    }),
    ArrayMaxSize(most, { message: `Send up to ${most}` }),
    IsArray({ message: 'This must be a list of texts' }),
  );
}

/** The form of an application. */
export class ApplyDto {
  /** Opening id. */
  @IsId('openingId')
  openingId!: string;

  /**
   * Why the applicant: plain text, 50–1,500 characters.
   * @example "I built the site of our robotics club last year, and would like to learn how you run registrations for 400 people."
   */
  @IsText('Your note', {
    min: MIN_APPLICATION_NOTE_LENGTH,
    max: MAX_APPLICATION_NOTE_LENGTH,
    tooShort: `Say in at least ${MIN_APPLICATION_NOTE_LENGTH} characters why you`,
  })
  note!: string;

  /**
   * An answer to each question of the opening, in its order; each 1–1,000 characters.
   * @example ["That of our robotics club."]
   */
  @AreTexts('An answer', MAX_APPLICATION_ANSWER_LENGTH, MAX_QUESTIONS)
  answers!: string[];

  /**
   * At most three https addresses, each up to 500 characters.
   * @example ["https://example.org/robotics"]
   */
  @AreTexts('A link', MAX_APPLICATION_LINK_LENGTH, MAX_APPLICATION_LINKS)
  links!: string[];

  /** Whether the other side sees the applicant's e-mail address until the application ends. */
  @IsBoolean({ message: 'shareEmail must be true or false' })
  shareEmail!: boolean;

  /** Whether the other side sees the applicant's phone number until the application ends. */
  @IsBoolean({ message: 'sharePhone must be true or false' })
  sharePhone!: boolean;
}

export class ApplicationIdDto {
  /**
   * Application id.
   * @example "51"
   */
  @IsId('id')
  id!: string;
}

/** Of which openings the board is. */
export class GetBoardDto {
  /** Only openings and applications of this kind; null or missing for all. */
  @IsKindFilter()
  kind?: OpeningKind | null;
}

export class GetColumnDto extends PageRequestDto {
  /** Only openings and applications of this kind; null or missing for all. */
  @IsKindFilter()
  kind?: OpeningKind | null;

  /** The column of the board. */
  @ApiProperty({ enum: BOARD_COLUMNS })
  @IsIn(BOARD_COLUMNS, { message: `column must be one of ${BOARD_COLUMNS.join(', ')}` })
  column!: BoardColumn;
}

export class GetApplicantsDto extends PageRequestDto {
  /** Opening id. */
  @IsId('openingId')
  openingId!: string;

  /** Only applications in this state; null or missing for all. */
  @ApiProperty({ enum: APPLICATION_STATES, nullable: true, required: false })
  @IsOptional()
  @IsIn(APPLICATION_STATES, { message: `state must be one of ${APPLICATION_STATES.join(', ')}` })
  state?: ApplicationState | null;
}

export class SetApplicationStateDto {
  /**
   * Application id.
   * @example "51"
   */
  @IsId('id')
  id!: string;

  /** The state that the caller saw: 409 `state_changed` when it is another one by now. */
  @ApiProperty({ enum: APPLICATION_STATES })
  @IsIn(APPLICATION_STATES, { message: `from must be one of ${APPLICATION_STATES.join(', ')}` })
  from!: ApplicationState;

  /** The new state: one of `nextStates` of the application. */
  @ApiProperty({ enum: APPLICATION_STATES, example: 'interview' })
  @IsIn(APPLICATION_STATES, { message: `to must be one of ${APPLICATION_STATES.join(', ')}` })
  to!: ApplicationState;

  /**
   * What is said with it, up to 2,000 characters; empty for nothing.
   * @example "Could you come on Friday at five?"
   */
  @IsOptional()
  @IsText('Your message', { max: MAX_MESSAGE_LENGTH })
  message?: string | null;
}

export class SendMessageDto {
  /**
   * Application id.
   * @example "51"
   */
  @IsId('id')
  id!: string;

  /**
   * Plain text, 1–2,000 characters.
   * @example "Friday at five suits me."
   */
  @IsText('Your message', { min: 1, max: MAX_MESSAGE_LENGTH })
  body!: string;
}
