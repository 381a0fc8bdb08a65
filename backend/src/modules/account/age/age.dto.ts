import { IsIn, IsOptional } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../common/age-band.js';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsPassword } from '../../../common/text.validators.js';
import type { ConsentMethod, ConsentState, GuardianRelation } from './guardian-consent.entity.js';

export class SetAgeDto {
  /**
   * `adult`: 18 or older; `minor`: 16 or 17; `undisclosed`: the member does not say. `under16` deletes the account at once, for
   * good, and needs the `password`.
   * @example "adult"
   */
  @IsIn(AGE_BANDS, { message: 'Please choose one of the answers' })
  band!: AgeBand;

  /** The current password; only for `under16`. */
  @IsOptional()
  @IsPassword('Password', { min: 1, max: 128 })
  password?: string;
}

/** What became of the consent of a minor's parent or guardian. Their address is kept as HMAC and is in no answer. */
export class GuardianConsentDto {
  /** One that is asked expires after 14 days; `withdrawn` by the member or by who had agreed. */
  state!: ConsentState;
  /** `declared`: by the link in a mail; `document`: an administrator saw one; null until it was agreed to. */
  method!: ConsentMethod | null;
  /** What they say they are to the member; null until they agreed. */
  relation!: GuardianRelation | null;
  /**
   * ISO 8601, UTC; null for a document without a request.
   * @example "2026-11-30T06:00:00.000Z"
   */
  askedAt!: string | null;
  /**
   * Until when the request can be answered; ISO 8601, UTC.
   * @example "2026-12-14T06:00:00.000Z"
   */
  expiresAt!: string | null;
  /**
   * When the newest answer came; ISO 8601, UTC.
   * @example "2026-12-01T06:00:00.000Z"
   */
  answeredAt!: string | null;
}

/** What the member said of their age. Nobody else but administrators reads it. */
export class AgeDto {
  /** Null until the member answered or skipped the question. */
  band!: AgeBand | null;
  /** Whether the installation asks, or requires, the consent of a parent or guardian of members of 16 or 17. */
  guardianConsent!: 'off' | 'ask' | 'require';
  /** Null when nobody was asked. */
  consent!: GuardianConsentDto | null;
  /**
   * From when on the member only reads until somebody has agreed; ISO 8601, UTC. Null where no consent is required or there is one,
   * and in the first minute.
   * @example "2026-12-14T06:00:00.000Z"
   */
  neededBy!: string | null;
}

export class AgeResponseDto extends SuccessResponseDto {
  data!: AgeDto;
}
