import { IsISO8601, ValidateIf } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';

export class PinPostDto {
  /** Id of a post on a page that the caller created. */
  @IsId('feedId')
  feedId!: string;

  /**
   * When it stops standing above the page's feed: in the future and within 30 days; ISO 8601, UTC. Null unpins it.
   * @example "2026-12-06T05:30:00.000Z"
   */
  @ValidateIf(({ until }: PinPostDto) => until !== null)
  @IsISO8601({ strict: true }, { message: 'until must be a time in ISO 8601, or null' })
  @IsText('until', { min: 1, max: 40 })
  until!: string | null;
}

export class PinStateDto {
  /** Until when the post is pinned now, ISO 8601, UTC; null if it is not. */
  pinnedUntil!: string | null;
}

export class PinPostResponseDto extends SuccessResponseDto {
  data!: PinStateDto;
}
