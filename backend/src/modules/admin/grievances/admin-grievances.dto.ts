import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsText } from '../../../common/text.validators.js';
import { GRIEVANCE_STATES, type GrievanceState } from '../../../common/grievance-state.js';
import { GrievanceDto, MAX_GRIEVANCE_LENGTH } from '../../grievances/grievances.dto.js';

export class GetGrievancesDto extends PageRequestDto {
  /** Which ones: those that wait for an answer (the default), or those that have it. */
  @IsOptional()
  @IsIn(GRIEVANCE_STATES, { message: 'state must be open or answered' })
  state?: GrievanceState | null;
}

/** A grievance for administrators. Its key is known to the sender alone. */
export class AdminGrievanceDto extends GrievanceDto {
  /** How the sender wants to be called. */
  name!: string;
  /** The sender's address; nobody has confirmed it. */
  email!: string;
  /** User name of who answered; null until then, and if that account is gone. */
  answeredBy!: string | null;
}

export class AdminGrievanceListDto {
  /** Open ones by when they must be answered, the most urgent first; answered ones latest first. */
  grievances!: AdminGrievanceDto[];
  pagination!: PaginationDto;
}

export class AdminGrievanceListResponseDto extends SuccessResponseDto {
  data!: AdminGrievanceListDto;
}

export class AnswerGrievanceDto {
  /**
   * Reference of the grievance, with or without gaps.
   * @example "7KQ2-5WXA"
   */
  @IsText('Reference', { min: 1, max: 40 })
  reference!: string;

  /**
   * The answer for the sender, 1–5,000 characters. It cannot be changed.
   * @example "The page is back: a moderator took it for another one."
   */
  @IsText('Answer', { min: 1, max: MAX_GRIEVANCE_LENGTH })
  answer!: string;
}
