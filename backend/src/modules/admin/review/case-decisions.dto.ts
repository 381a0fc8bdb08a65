import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  CASE_MEASURES,
  CASE_OUTCOMES,
  type CaseMeasure,
  type CaseOutcome,
} from '../../../common/case-outcomes.js';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import { MAX_NOTE_LENGTH } from '../../../common/removal.js';
import { MAX_RULE } from '../../../common/report-reasons.js';
import { IsId, IsText } from '../../../common/text.validators.js';

/** Longest limit or suspension with an end, days (safety.md, section 3). */
const MAX_MEASURE_DAYS = 30;
const NO_DAYS = `days must be a number from 1 to ${MAX_MEASURE_DAYS}`;

/** A case, and the state of it on which a decision is based. */
export class CaseVersionDto {
  /** Case id. */
  @IsId('id')
  id!: string;

  /**
   * The `version` of the case on which the decision is based.
   * @example 1
   */
  @IsInt({ message: 'version must be a whole number' })
  @Min(1, { message: 'version must be a whole number' })
  @Max(1_000_000, { message: 'version must be a whole number' })
  version!: number;
}

export class DecideCaseDto extends CaseVersionDto {
  /**
   * `violation`: a rule is broken. `no_violation`: none is. `send_help`: none is, and whose it is sees where to find help.
   * `bad_faith`: none is, and the reporters knew it; they are not told. `approve`, `decline`: of an internship that asks to be approved,
   * and of nothing else.
   */
  @IsIn(CASE_OUTCOMES, { message: `outcome must be one of ${CASE_OUTCOMES.join(', ')}` })
  outcome!: CaseOutcome;

  /** With `violation`: number of the broken rule in the Terms' list, 1–9. */
  @IsOptional()
  @IsInt({ message: `rule must be a number from 1 to ${MAX_RULE}` })
  @Min(1, { message: `rule must be a number from 1 to ${MAX_RULE}` })
  @Max(MAX_RULE, { message: `rule must be a number from 1 to ${MAX_RULE}` })
  rule?: number | null;

  /** With `violation`: whether the post, page or comment is removed. */
  @IsOptional()
  @IsBoolean({ message: 'remove must be true or false' })
  remove?: boolean | null;

  /** With `violation`: what happens to the account; nothing by default. `limit`: the member reads and cannot write. */
  @IsOptional()
  @IsIn(CASE_MEASURES, { message: `measure must be one of ${CASE_MEASURES.join(', ')}` })
  measure?: CaseMeasure | null;

  /**
   * With measure `limit`, where it is needed, or `suspension`, which has no end without it, or by a
   * moderator one after 30 days: for how many days, 1–30.
   * @example 7
   */
  @IsOptional()
  @IsInt({ message: NO_DAYS })
  @Min(1, { message: NO_DAYS })
  @Max(MAX_MEASURE_DAYS, { message: NO_DAYS })
  days?: number | null;

  /** With measure `suspension`, by administrators: whether all that the member wrote is hidden while it lasts. */
  @IsOptional()
  @IsBoolean({ message: 'hideAll must be true or false' })
  hideAll?: boolean | null;

  /** Message to whose it is; up to 1,000 characters. With `decline` it says why, and is required. */
  @IsOptional()
  @IsText('Note', { max: MAX_NOTE_LENGTH })
  note?: string | null;
}

export class DecidedDto {
  /**
   * Until when the decision can be undone, and nobody is told; ISO 8601, UTC. Null when nothing is decided yet: somebody else must
   * first agree that no child is in danger.
   * @example "2026-11-22T05:30:00.000Z"
   */
  undoableUntil!: string | null;
}

export class DecideCaseResponseDto extends MessageResponseDto {
  data!: DecidedDto;
}

export class UndoDecisionDto {
  /** Case id. */
  @IsId('id')
  id!: string;
}

export class DecideAppealDto extends CaseVersionDto {
  /** `overturned` reverses what the decision did. */
  @IsIn(['upheld', 'overturned'], { message: 'outcome must be upheld or overturned' })
  outcome!: 'upheld' | 'overturned';

  /** To the member; up to 1,000 characters. */
  @IsOptional()
  @IsText('Reply', { max: MAX_NOTE_LENGTH })
  reply?: string | null;
}
