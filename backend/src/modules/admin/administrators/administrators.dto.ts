import { IsIn, IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../../common/envelope.dto.js';
import { CONSOLE_ROLES, type ConsoleRole } from '../../../common/identity.js';
import type { PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsLine, IsText } from '../../../common/text.validators.js';
import { ProveFactorDto } from '../../../platform/factors/factors.dto.js';
import { IsNewPassword } from '../../auth/auth.dto.js';
import { IsNewEmailAddress } from '../../../common/email.validator.js';

/** An account of the console. */
export class ConsoleAccountDto {
  /** Id of the account. */
  id!: string;
  /**
   * The name with which they sign in.
   * @example "priya.verma"
   */
  userName!: string;
  /**
   * Where set-up links are mailed; null for none.
   * @example "priya.verma@example.in"
   */
  email!: string | null;
  /** What the account may do. */
  role!: ConsoleRole;
  /** When it was made; ISO 8601, UTC. */
  createdAt!: string;
  /** The latest sign-in; ISO 8601, UTC. Null before the first. */
  lastSignInAt!: string | null;
  /** Whether it has a password; without one its set-up link has yet to be used. */
  isSetUp!: boolean;
  /** Whether signing in asks for a code, too. */
  hasSecondFactor!: boolean;
}

export class ConsoleAccountListDto {
  /** By user name. */
  administrators!: ConsoleAccountDto[];
  pagination!: PaginationDto;
}

export class ConsoleAccountListResponseDto extends SuccessResponseDto {
  data!: ConsoleAccountListDto;
}

/** A change that the caller confirms with their own password, and with the code of their second factor if they have one. */
export class ConfirmedDto extends ProveFactorDto {}

export class ConsoleAccountIdDto extends ConfirmedDto {
  /** Id of the account. */
  @IsId('id')
  id!: string;
}

export class CreateConsoleAccountDto extends ConfirmedDto {
  /**
   * The name with which they sign in, 1–100 characters; case is ignored.
   * @example "priya.verma"
   */
  @IsLine('User ID', { min: 1, max: 100 })
  userName!: string;

  /** Where the set-up link is mailed, too; without it the link is only in the answer. */
  @IsOptional()
  @IsNewEmailAddress()
  email?: string | null;

  /** What the account may do. */
  @IsIn(CONSOLE_ROLES, { message: `role must be ${CONSOLE_ROLES.join(' or ')}` })
  role!: ConsoleRole;
}

export class SetConsoleRoleDto extends ConsoleAccountIdDto {
  /** What the account may do from now on, in open sessions, too. */
  @IsIn(CONSOLE_ROLES, { message: `role must be ${CONSOLE_ROLES.join(' or ')}` })
  role!: ConsoleRole;
}

/** A link by which somebody chooses their password. It is in no later answer. */
export class SetupLinkDto {
  /** Id of the account. */
  id!: string;
  /**
   * Opens the console's page to choose a password; works once.
   * @example "https://console.example.in/admin/setup#qYt8Jm0wYV6lqz3tXg9D5r7uBf2sNcHkPvEaWi1oLxM"
   */
  link!: string;
  /**
   * Until when it works; ISO 8601, UTC.
   * @example "2026-11-25T05:30:00.000Z"
   */
  expiresAt!: string;
  /** Whether it is mailed, too. */
  isMailed!: boolean;
}

export class SetupLinkResponseDto extends MessageResponseDto {
  data!: SetupLinkDto;
}

export class CompleteSetupDto {
  /** What follows `#` in the address of the set-up link. */
  @IsText('token', { min: 1, max: 100 })
  token!: string;

  /** The new password: 8–128 characters; not a common password, nor the account's user name or address. */
  @IsNewPassword()
  password!: string;
}

/** Whose password was set. */
export class CompletedSetupDto {
  /** The name with which they sign in. */
  userName!: string;
}

export class CompleteSetupResponseDto extends MessageResponseDto {
  data!: CompletedSetupDto;
}
