import { SuccessResponseDto } from '../../../common/envelope.dto.js';

/** The administrator who makes the request. */
export class AdminAccountDto {
  /** Administrator id. */
  id!: string;
  /** The administrator's user name. */
  userName!: string;
  /** When the administrator was added; ISO 8601, UTC. */
  createdAt!: string;
}

export class AdminAccountResponseDto extends SuccessResponseDto {
  data!: AdminAccountDto;
}
