import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsCalendarDate } from '../../common/calendar-date.validator.js';
import { PageRequestDto } from '../../common/pagination.dto.js';
import {
  MAX_RECORD_DONE_LENGTH,
  MAX_RECORD_HOURS,
  MAX_RECORD_ROLE_LENGTH,
  MAX_REVOCATION_LENGTH,
  MAX_SERIAL_LENGTH,
  MIN_RECORD_DONE_LENGTH,
} from '../../common/record-bounds.js';
import { IsId, IsLine, IsText } from '../../common/text.validators.js';
import { MAX_CREDENTIAL_LENGTH } from './signing/record-signer.js';

const WRONG_HOURS = `Hours must be a whole number from 1 to ${MAX_RECORD_HOURS.toLocaleString('en-IN')}`;

/** What a record says, in a form. */
export class IssueRecordDto {
  /**
   * Application id: an accepted one, or a completed one whose record was refused or removed.
   * @example "51"
   */
  @IsId('applicationId')
  applicationId!: string;

  /**
   * What the holder was, one line, 1–100 characters.
   * @example "Web developer"
   */
  @IsLine('Role', { min: 1, max: MAX_RECORD_ROLE_LENGTH })
  role!: string;

  /**
   * What the holder did: plain text, 20–600 characters.
   * @example "Built the pages on which 400 students registered for our workshops, and ran them for two months."
   */
  @IsText('The text', {
    min: MIN_RECORD_DONE_LENGTH,
    max: MAX_RECORD_DONE_LENGTH,
    tooShort: `Say in at least ${MIN_RECORD_DONE_LENGTH} characters what was done`,
  })
  done!: string;

  /**
   * Hours in all, 1–2,000; null or missing if nobody counted them.
   * @example 120
   */
  @IsOptional()
  @Max(MAX_RECORD_HOURS, { message: WRONG_HOURS })
  @Min(1, { message: WRONG_HOURS })
  @IsInt({ message: WRONG_HOURS })
  hours?: number | null;

  /**
   * First day of the work, `YYYY-MM-DD`.
   * @example "2026-06-01"
   */
  @IsCalendarDate('The first day')
  from!: string;

  /**
   * Last day of the work, `YYYY-MM-DD`: not before the first one, and today in India at the latest.
   * @example "2026-07-26"
   */
  @IsCalendarDate('The last day')
  to!: string;
}

export class RecordSerialDto {
  /** Serial number of the record. */
  @IsText('serial', { min: 1, max: MAX_SERIAL_LENGTH })
  serial!: string;
}

export class AnswerRecordDto extends RecordSerialDto {
  /** Whether the holder accepts it: it is signed then. Otherwise it is deleted. */
  @IsBoolean({ message: 'accept must be true or false' })
  accept!: boolean;
}

export class RevokeRecordDto extends RecordSerialDto {
  /**
   * Why, 1–500 characters: everybody who opens the record reads it.
   * @example "The dates were wrong. There is a new record."
   */
  @IsText('Reason', { min: 1, max: MAX_REVOCATION_LENGTH })
  reason!: string;
}

export class GetRecordsDto extends PageRequestDto {
  /** Whose; the caller's own if it is missing. */
  @IsOptional()
  @IsId('userId')
  userId?: string | null;
}

export class VerifyRecordDto {
  /** The credential, as the record was downloaded. */
  @IsText('credential', { min: 1, max: MAX_CREDENTIAL_LENGTH })
  credential!: string;
}
