import { IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../../common/envelope.dto.js';
import type { ConsoleRole } from '../../../common/identity.js';
import { IsPassword, IsText } from '../../../common/text.validators.js';
import { TokenDto } from '../../auth/auth.dto.js';
import { IsFactorCode } from '../../../platform/factors/factors.dto.js';

/** The administrator who makes the request. */
export class AdminAccountDto {
  /** Administrator id. */
  id!: string;
  /** The administrator's user name. */
  userName!: string;
  /** When the administrator was added; ISO 8601, UTC. */
  createdAt!: string;
  /** What the account may do. */
  role!: ConsoleRole;
}

export class AdminAccountResponseDto extends SuccessResponseDto {
  data!: AdminAccountDto;
}

export class AdminLoginDto {
  /** The administrator's user name; case is ignored. */
  @IsText('User ID', { min: 1, max: 100 })
  userName!: string;

  /** The password. */
  @IsPassword('Password', { min: 1, max: 128 })
  password!: string;

  /** The `deviceToken` of this device's last sign-in, if it kept one. A wrong or expired one is ignored. */
  @IsOptional()
  @IsText('deviceToken', { max: 1000 })
  deviceToken?: string | null;

  /**
   * For an account with a second factor: the code of its authenticator app, six digits, or a recovery code. Spaces and hyphens are
   * ignored; without a factor all of it is.
   */
  @IsFactorCode()
  code?: string | null;
}

export class AdminTokenDto extends TokenDto {
  /** What the account may do. */
  role!: ConsoleRole;
}

export class AdminLoginResponseDto extends MessageResponseDto {
  /** The same as `data.token`. */
  token!: string;
  data!: AdminTokenDto;
}
