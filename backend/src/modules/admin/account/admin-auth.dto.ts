import { IsOptional } from 'class-validator';
import { IsPassword, IsText } from '../../../common/text.validators.js';

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
}
