import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { IsId } from '../../common/text.validators.js';

/** A signed-in device. */
export class SessionDto {
  /** Session id. */
  id!: string;
  /** The browser's `User-Agent`, up to 200 characters. */
  device!: string;
  /** Always "unknown": addresses are not kept. */
  place!: string;
  /** When it signed in; ISO 8601, UTC. */
  createdAt!: string;
  /** Last activity, to within five minutes; ISO 8601, UTC. */
  lastSeenAt!: string;
  /** When it ends in any case; ISO 8601, UTC. Absent in older versions of the API. */
  expiresAt?: string;
  /** Whether it is the session that makes this request. */
  current!: boolean;
}

export class SessionListResponseDto extends SuccessResponseDto {
  /** Most recently active first. */
  data!: SessionDto[];
}

export class EndSessionDto {
  /** Session id. */
  @IsId('id')
  id!: string;
}
