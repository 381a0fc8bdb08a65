import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { RECORD_STATES, type RecordState } from '../../../common/record-state.js';
import { IsText } from '../../../common/text.validators.js';
import { MemberCardDto } from '../../profile/profile.dto.js';
import { RecordDto } from '../../records/records.dto.js';

export class GetAdminRecordsDto extends PageRequestDto {
  /** Text to search for in holder, page and role; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only records in this state; null or missing for all. */
  @ApiProperty({ enum: RECORD_STATES, nullable: true, required: false })
  @IsOptional()
  @IsIn(RECORD_STATES, { message: `state must be one of ${RECORD_STATES.join(', ')}` })
  state?: RecordState | null;
}

/** A record in the console. */
export class AdminRecordDto extends RecordDto {
  /** The holder, as they are now. */
  User!: MemberCardDto;
}

export class AdminRecordListResponseDto extends SuccessResponseDto {
  /** Newest first. */
  data!: AdminRecordDto[];
  pagination!: PaginationDto;
}
