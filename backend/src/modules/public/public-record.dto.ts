import { ApiProperty } from '@nestjs/swagger';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { PUBLIC_RECORD_STATES, type PublicRecordState } from '../../common/record-state.js';
import { RecordDto } from '../records/records.dto.js';

/** A record that its holder accepted, for everybody with its address. */
export class PublicRecordDto extends RecordDto {
  /** A revoked one stays, and says why. */
  @ApiProperty({ enum: PUBLIC_RECORD_STATES })
  declare state: PublicRecordState;
  /** ISO 8601, UTC. */
  declare acceptedAt: string;
  /** The signed short form, which its link carries. */
  declare code: string;
  /** Open Badges 3.0 credential in the JWT proof format, signed by the site. */
  credential!: string;
  /** The key that signed it. */
  keyId!: string;
}

export class PublicRecordResponseDto extends SuccessResponseDto {
  data!: PublicRecordDto;
}

export class RecordCheckDto {
  /** Whether the site signed it, letter for letter. */
  isGenuine!: boolean;
  /**
   * What has become of the record. Null if the signature is not genuine, and when there is no such record any more: the holder
   * removed it, or their account is gone.
   */
  @ApiProperty({ enum: PUBLIC_RECORD_STATES, nullable: true })
  state!: PublicRecordState | null;
}

export class RecordCheckResponseDto extends SuccessResponseDto {
  data!: RecordCheckDto;
}
