import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsNewEmailAddress } from '../../../common/email.validator.js';
import { IsText } from '../../../common/text.validators.js';
import { RELATIONS, type ConsentState, type GuardianRelation } from './guardian-consent.entity.js';

export class AskGuardianDto {
  /**
   * The parent's or guardian's address, not the member's own; the same bounds as on signing up. Only its HMAC is kept.
   * @example "sunita.verma@example.in"
   */
  @IsNewEmailAddress()
  email!: string;
}

export class GuardianTokenDto {
  /** The `token` in the address of the mailed link. */
  @IsText('token', { min: 1, max: 100 })
  token!: string;
}

export class AnswerGuardianDto extends GuardianTokenDto {
  /** False refuses what is asked, and withdraws what was agreed to. */
  @IsBoolean({ message: 'Please choose whether you agree' })
  agrees!: boolean;

  /**
   * What the person who answers is to the member; needed to agree.
   * @example "parent"
   */
  @IsOptional()
  @IsIn(RELATIONS, { message: 'Please say whether you are the parent or the guardian' })
  relation?: GuardianRelation;

  /** Whether they say that they are 18 or older; needed to agree. */
  @IsOptional()
  @IsBoolean({ message: 'Please confirm that you are 18 or older' })
  isAdult?: boolean;
}

/** What a mailed link asks its reader. */
export class GuardianRequestDto {
  /**
   * The member's first name; "Somebody" where it is no plain word.
   * @example "Ananya"
   */
  firstName!: string;
  /** `asked`: waits for the answer; `agreed`: can be withdrawn; the others are over, and only a new request changes them. */
  state!: ConsentState;
  /**
   * Until when it can be answered; ISO 8601, UTC. Null for one that an administrator recorded.
   * @example "2026-12-14T06:00:00.000Z"
   */
  expiresAt!: string | null;
}

export class GuardianRequestResponseDto extends SuccessResponseDto {
  data!: GuardianRequestDto;
}
