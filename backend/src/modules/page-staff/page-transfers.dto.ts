import { IsBoolean, ValidateIf } from 'class-validator';
import { IsId, IsPassword } from '../../common/text.validators.js';

export class OfferTransferDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** The id of the follower who is to own the page; null withdraws the offer that waits. */
  @ValidateIf(({ toId }: OfferTransferDto) => toId !== null)
  @IsId('toId')
  toId!: string | null;

  /** The caller's current password, required again because a page changes hands for good. Not needed to withdraw. */
  @ValidateIf(({ toId }: OfferTransferDto) => toId !== null)
  @IsPassword('Password', { min: 1, max: 128 })
  password?: string;
}

export class AnswerTransferDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** True takes the page over; false declines it. */
  @IsBoolean({ message: 'accepts must be true or false' })
  accepts!: boolean;

  /** The caller's current password, required again because an owner answers for a page. Not needed to decline. */
  @ValidateIf(({ accepts }: AnswerTransferDto) => accepts)
  @IsPassword('Password', { min: 1, max: 128 })
  password?: string;
}
