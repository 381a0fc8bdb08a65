import { IsOptional, Matches } from 'class-validator';
import { SuccessResponseDto } from '../../common/envelope.dto.js';

export class GetTransparencyDto {
  /**
   * One of the months that the answer lists; the newest if it is missing.
   * @example "2026-10"
   */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'month must be a year and a month, such as 2026-10' })
  month?: string | null;
}

/** How often something happened. */
export class TransparencyCountDto {
  /**
   * What is counted. There may be new ones.
   * @example "scam"
   */
  name!: string;
  /**
   * How often; null for 1–4 times, which are told to nobody.
   * @example 12
   */
  count!: number | null;
}

/** What happened in a month of India's time. Sums are not told: a number that is left out could be found from one. */
export class TransparencyDto {
  /** The month that is counted; null if none is over yet. */
  month!: string | null;
  /**
   * The months that can be asked for, the newest first.
   * @example ["2026-10", "2026-09"]
   */
  months!: string[];
  /** Reports of that month, by reason. */
  reports!: TransparencyCountDto[];
  /**
   * Cases decided in it, by outcome. Those that broke a rule are counted by the measure against the account; `violation` had none.
   */
  decisions!: TransparencyCountDto[];
  /** Appeals answered in it: the decision stood (`upheld`) or was taken back (`overturned`). */
  appeals!: TransparencyCountDto[];
  /** Grievances whose answer was due in it: answered in time (`in_time`), or later or not yet (`late`). */
  grievances!: TransparencyCountDto[];
  /** Accounts deleted because the member is younger than 16 (`too_young`), and cases referred to an authority (`referral`). */
  others!: TransparencyCountDto[];
}

export class TransparencyResponseDto extends SuccessResponseDto {
  data!: TransparencyDto;
}
