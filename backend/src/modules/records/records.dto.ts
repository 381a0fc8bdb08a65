import { ApiProperty } from '@nestjs/swagger';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { PaginationDto } from '../../common/pagination.dto.js';
import {
  RECORD_KINDS,
  RECORD_REVOKERS,
  RECORD_STATES,
  type RecordKind,
  type RecordRevoker,
  type RecordState,
} from '../../common/record-state.js';

/** The page for which somebody worked. */
export class RecordPageDto {
  /** Null when there is no such page any more. */
  id!: string | null;
  /**
   * Its title on the day on which the record was issued.
   * @example "Nakshatra Robotics Club"
   */
  name!: string;
}

/** A record of work, as it was issued. */
export class RecordDto {
  /** Serial number: its address is `/records/<serial>`. */
  serial!: string;
  /** What the work was. */
  @ApiProperty({ enum: RECORD_KINDS })
  kind!: RecordKind;
  /**
   * The holder's name on the day on which it was issued.
   * @example "Ananya Deshpande"
   */
  holder!: string;
  /** For whom the holder worked. */
  page!: RecordPageDto;
  /**
   * The name of who issued it for the page, on that day.
   * @example "Meera Joshi"
   */
  issuer!: string;
  /**
   * What the holder was.
   * @example "Web developer"
   */
  role!: string;
  /**
   * What the holder did: plain text.
   * @example "Built the pages on which 400 students registered for our workshops, and ran them for two months."
   */
  done!: string;
  /**
   * Hours in all; null if nobody counted them.
   * @example 120
   */
  hours!: number | null;
  /**
   * First day of the work, `YYYY-MM-DD`.
   * @example "2026-06-01"
   */
  from!: string;
  /**
   * Last day of the work, `YYYY-MM-DD`.
   * @example "2026-07-26"
   */
  to!: string;
  /** Who has not accepted it alone sees an offered one, and who issued it. */
  @ApiProperty({ enum: RECORD_STATES, example: 'accepted' })
  state!: RecordState;
  /** Why it was revoked; null if it was not. */
  reason!: string | null;
  /** Who revoked it; null if nobody did. */
  @ApiProperty({ enum: RECORD_REVOKERS, nullable: true, example: null })
  revokedBy!: RecordRevoker | null;
  /** ISO 8601, UTC. */
  issuedAt!: string;
  /** When the holder accepted it; ISO 8601, UTC. Null while they have not. */
  acceptedAt!: string | null;
  /** ISO 8601, UTC; null if it was not revoked. */
  revokedAt!: string | null;
  /** The signed short form, which its link carries: `/records/<serial>#<code>`. Null until it is accepted. */
  code!: string | null;
}

export class RecordSavedResponseDto extends MessageResponseDto {
  data!: RecordDto;
}

export class RecordAnsweredResponseDto extends MessageResponseDto {
  /** The signed record; null after refusing it. */
  data!: RecordDto | null;
}

export class RecordListDto {
  /** Of the caller: those to be answered first, then the newest. Of others: accepted ones, the newest first. */
  records!: RecordDto[];
  pagination!: PaginationDto;
}

export class RecordListResponseDto extends SuccessResponseDto {
  data!: RecordListDto;
}
