import { IsBoolean, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsText } from '../../../common/text.validators.js';
import { TopicDto } from '../../feeds/topics/topic.dto.js';

export class GetAdminTopicsDto extends PageRequestDto {
  /** The beginning of a topic, with or without `#`, in any spelling of its letters; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** True for hidden topics, latest first, instead of those that members see, in alphabetical order. */
  @IsOptional()
  @IsBoolean({ message: 'hidden must be true or false' })
  hidden?: boolean | null;
}

/** A topic for administrators. */
export class AdminTopicDto extends TopicDto {
  /** Posts with it, also removed ones; counted to 1,000. */
  posts!: number;
  /** When it was hidden, ISO 8601, UTC; null if it is not. */
  hiddenAt!: string | null;
}

export class AdminTopicListDto {
  /** By key, or hidden ones by when that was, latest first. */
  topics!: AdminTopicDto[];
  pagination!: PaginationDto;
}

export class AdminTopicListResponseDto extends SuccessResponseDto {
  data!: AdminTopicListDto;
}

export class HideTopicDto {
  /**
   * Key of the topic.
   * @example robotics
   */
  @IsText('key', { min: 1, max: 40 })
  key!: string;

  /** Whether it is to be hidden, or shown again. */
  @IsBoolean({ message: 'hidden must be true or false' })
  hidden!: boolean;

  /** The reason, 1–500 characters; kept in the audit log and shown only to administrators. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;
}
