import { IsText } from '../../common/text.validators.js';

export class AdminLoginDto {
  /** The administrator's user name, in any case. */
  @IsText('User ID', { min: 1, max: 100 })
  userName!: string;

  /** The password. */
  @IsText('Password', { min: 1, max: 128, trim: false })
  password!: string;
}
