import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsNewEmailAddress } from '../../common/email.validator.js';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { GRIEVANCE_STATES, type GrievanceState } from '../../common/grievance-state.js';
import { IsLine, IsText } from '../../common/text.validators.js';

/** Characters that a grievance, and its answer, may have. */
export const MAX_GRIEVANCE_LENGTH = 5000;

export class SendGrievanceDto {
  /**
   * How the sender wants to be called, 1–100 characters.
   * @example "Ananya Verma"
   */
  @IsLine('Name', { min: 1, max: 100 })
  name!: string;

  /** Address that is mailed when the grievance has arrived and when it has its answer; the mails say nothing of either. */
  @IsNewEmailAddress()
  email!: string;

  /**
   * What is wrong, 1–5,000 characters.
   * @example "My page was removed in October, and nobody told me why."
   */
  @IsText('Grievance', { min: 1, max: MAX_GRIEVANCE_LENGTH, tooShort: 'Write what is wrong' })
  text!: string;

  /**
   * What the sender's program chose at random for this form, 22–64 letters, digits, `-` and `_`. Sent again with the same, the
   * same form gets the first answer, and is one grievance. It opens the answer as the key does: keep it as secret.
   */
  @IsOptional()
  @Matches(/^[\w-]{22,64}$/, { message: 'attempt must be 22–64 letters, digits, - and _' })
  attempt?: string | null;
}

/** What the sender needs for the answer. Nobody is told it again. */
export class SentGrievanceDto {
  /**
   * Names the grievance.
   * @example "7KQ2-5WXA"
   */
  reference!: string;
  /**
   * Opens it, with its reference.
   * @example "N2KQ-7WXA-5B3C-QZ4M-HT6P-DVRE"
   */
  key!: string;
  /**
   * Until when it is answered, ISO 8601, UTC.
   * @example "2026-12-07T05:30:00.000Z"
   */
  dueAt!: string;
}

export class SentGrievanceResponseDto extends SuccessResponseDto {
  data!: SentGrievanceDto;
}

export class GetGrievanceDto {
  /**
   * Reference of the grievance, with or without gaps.
   * @example "7KQ2-5WXA"
   */
  @IsText('Reference', { min: 1, max: 40 })
  reference!: string;

  /**
   * Its key, with or without gaps.
   * @example "N2KQ-7WXA-5B3C-QZ4M-HT6P-DVRE"
   */
  @IsText('Key', { min: 1, max: 100 })
  key!: string;
}

/** A grievance as its sender reads it. */
export class GrievanceDto {
  /**
   * Names the grievance.
   * @example "7KQ2-5WXA"
   */
  reference!: string;
  /** Whether it has its answer. */
  @ApiProperty({ enum: GRIEVANCE_STATES })
  state!: GrievanceState;
  /**
   * When it arrived, ISO 8601, UTC.
   * @example "2026-11-30T05:30:00.000Z"
   */
  sentAt!: string;
  /**
   * Until when it is answered, ISO 8601, UTC.
   * @example "2026-12-07T05:30:00.000Z"
   */
  dueAt!: string;
  /**
   * What the sender wrote.
   * @example "My page was removed in October, and nobody told me why."
   */
  text!: string;
  /** The answer; null until there is one. */
  answer!: string | null;
  /** When it was answered, ISO 8601, UTC; null until then. */
  answeredAt!: string | null;
}

export class GrievanceResponseDto extends SuccessResponseDto {
  data!: GrievanceDto;
}

/** Who answers grievances; null for what the operator has not set. */
export class GrievanceOfficerDto {
  /** Name of the grievance officer. */
  name!: string | null;
  /** Address to which one can write instead. */
  email!: string | null;
  /** Telephone number. */
  phone!: string | null;
  /** Postal address. */
  address!: string | null;
  /**
   * Days in which a grievance is answered.
   * @example 7
   */
  days!: number;
}

export class GrievanceOfficerResponseDto extends SuccessResponseDto {
  data!: GrievanceOfficerDto;
}
