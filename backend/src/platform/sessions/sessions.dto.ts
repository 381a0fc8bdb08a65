import { IsId } from '../../common/text.validators.js';

/** A signed-in device. */
export class SessionDto {
  /** Session id. */
  id!: string;
  /** What the browser calls itself. */
  device!: string;
  /** Always "unknown": addresses are not kept. */
  place!: string;
  /** When it signed in; ISO 8601, UTC. */
  createdAt!: string;
  /** When it was last seen, to within five minutes; ISO 8601, UTC. */
  lastSeenAt!: string;
  /** When it ends however busy it is; ISO 8601, UTC. An API older than the field lacks it. */
  expiresAt?: string;
  /** Whether it is the one that asks. */
  current!: boolean;
}

export class SessionListResponseDto {
  /** Always true. */
  success!: boolean;
  /** The one seen last first. */
  data!: SessionDto[];
}

export class EndSessionDto {
  /** Session id. */
  @IsId('id')
  id!: string;
}
