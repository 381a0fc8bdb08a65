import { IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { IsPassword, IsText } from '../../common/text.validators.js';

/** A recovery code with a gap after every character, the longest that somebody may type. */
const MAX_CODE_LENGTH = 50;

/** The code of a second factor, which may be missing. */
export function IsFactorCode(): PropertyDecorator {
  return (target, name) => {
    IsText('Code', { max: MAX_CODE_LENGTH })(target, name);
    IsOptional()(target, name);
  };
}

/** The second factor of the caller's account. */
export class FactorsDto {
  /** Whether a factor can be set up on this installation. */
  available!: boolean;
  /** Whether this installation wants a factor of every administrator: until there is one, other calls of `/admin` are refused. */
  required!: boolean;
  /** Since when an authenticator app is asked for at sign-in; ISO 8601, UTC. Null: it is not. */
  totpSince!: string | null;
  /**
   * Recovery codes that were not used yet, 0–10.
   * @example 10
   */
  recoveryCodesLeft!: number;
}

export class FactorsResponseDto extends SuccessResponseDto {
  data!: FactorsDto;
}

export class ProveFactorDto {
  /** The current password, required again because the phone may be unlocked. */
  @IsPassword('Password', { min: 1, max: 128 })
  password!: string;

  /** If there is a factor: the code of the authenticator app, six digits, or a recovery code. Spaces and hyphens are ignored. */
  @IsFactorCode()
  code?: string | null;
}

export class ConfirmTotpDto {
  /**
   * The six digits that the authenticator app shows for the new secret.
   * @example "492039"
   */
  @IsText('Code', { min: 1, max: MAX_CODE_LENGTH })
  code!: string;
}

/** What an authenticator app needs. It is not shown again. */
export class TotpKeyDto {
  /**
   * The secret to type into the app: 32 characters of base32.
   * @example "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
   */
  secret!: string;
  /**
   * The same as an `otpauth://` address, to be shown as a QR code.
   * @example "otpauth://totp/Campus%20Commons:asha%40example.in?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
   */
  uri!: string;
}

export class TotpKeyResponseDto extends SuccessResponseDto {
  data!: TotpKeyDto;
}

export class RecoveryCodesDto {
  /**
   * Ten codes of 24 characters of base32, in groups of four. Each replaces a code of the app once. They are not shown again.
   * @example ["MFRG-GZDF-MZTW-Q2LK-NNWG-23TP"]
   */
  recoveryCodes!: string[];
}

export class RecoveryCodesResponseDto extends MessageResponseDto {
  data!: RecoveryCodesDto;
}
