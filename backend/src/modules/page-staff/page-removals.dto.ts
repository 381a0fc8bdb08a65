import { IsId, IsText } from '../../common/text.validators.js';

export class RemoveFromPageDto {
  /** Id of the post or comment. */
  @IsId('id')
  id!: string;

  /** Why, 1–500 characters: for its author, and for those who run the page. */
  @IsText('reason', { min: 1, max: 500 })
  reason!: string;
}
