import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { IsCollegeYear } from '../../common/college-year.validator.js';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import { IsLine, IsPassword, IsText } from '../../common/text.validators.js';
import { IsFactorCode } from '../../platform/factors/factors.dto.js';
import { PASSWORD_LENGTH } from '../../platform/passwords/password-rules.js';
import { IsEmailAddress, IsNewEmailAddress } from '../../common/email.validator.js';

/** A new password: 8–128 characters, spaces included. Common passwords are checked later. */
export function IsNewPassword(): PropertyDecorator {
  return IsPassword('Password', {
    ...PASSWORD_LENGTH,
    tooShort: `Password must be at least ${PASSWORD_LENGTH.min} characters long`,
  });
}

/** A new member. */
export class SignUpDto {
  /**
   * Full name, 1–100 characters.
   * @example "Ananya Tripathi"
   */
  @IsLine('Full name', { min: 1, max: 100 })
  name!: string;

  /**
   * E-mail address, up to 254 characters; unique regardless of case and of forms of the same letters (Unicode NFKC).
   * Each label of its domain uses a single script.
   * @example "ananya@example.in"
   */
  @IsNewEmailAddress()
  email!: string;

  /**
   * Mobile number, exactly ten digits; unique.
   * @example "9876543210"
   */
  @IsText('Phone number', { min: 1, max: 20 })
  @Matches(/^[0-9]{10}$/, { message: 'Phone number must be 10 digits long' })
  phone!: string;

  /** 8–128 characters; not a common password, nor the account's e-mail or phone. */
  @IsNewPassword()
  password!: string;

  /** Up to 150 characters. */
  @IsOptional()
  @IsLine('College name', { max: 150 })
  collegeName?: string;

  /**
   * Four digits, from 2000 to four years from now.
   * @example "2027"
   */
  @IsOptional()
  @IsCollegeYear()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  collegeYear?: string;

  /** Up to 150 characters. */
  @IsOptional()
  @IsLine('Course name', { max: 150 })
  courseName?: string;
}

/** A member's credentials. */
export class LoginDto {
  /**
   * E-mail address (case is ignored) or phone number.
   * @example "ananya@example.in"
   */
  @IsText('Email or Phone', { min: 1, max: 254 })
  emailOrPhone!: string;

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

export class ForgotPasswordDto {
  /** The account's e-mail address. */
  @IsEmailAddress()
  email!: string;
}

export class CheckResetLinkDto {
  /** The `token` in the address of the mailed link. */
  @IsText('token', { min: 1, max: 100 })
  token!: string;
}

export class ResetPasswordDto extends CheckResetLinkDto {
  /** The new password: 8–128 characters; not a common password, nor the account's e-mail or phone. */
  @IsNewPassword()
  password!: string;
}

export class ChangePasswordDto {
  /** The current password. */
  @IsPassword('Current password', { min: 1, max: 128 })
  currentPassword!: string;

  /** The new password: 8–128 characters; not a common password, nor the account's e-mail, phone or user name. */
  @IsNewPassword()
  newPassword!: string;
}

export class DeviceDto {
  /**
   * Store it, also after signing out, and send it with the next sign-in of this account on this device: wrong passwords
   * tried elsewhere then cannot lock the account's owner out. It gives no access. Absent in older versions of the API.
   */
  deviceToken?: string;
}

export class TokenDto extends DeviceDto {
  /** Send it as the Authorization header, raw or after `Bearer `. */
  token!: string;
}

export class ResetPasswordResponseDto extends MessageResponseDto {
  data?: DeviceDto;
}

/** The token appears twice because the two sites read it in different places. */
export class LoginResponseDto extends MessageResponseDto {
  /** The same as `data.token`. */
  token!: string;
  data!: TokenDto;
}
