import { IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto } from '../../../common/pagination.dto.js';
import { IsText } from '../../../common/text.validators.js';
import { FeedListDto } from '../feeds.dto.js';
import { TopicDto } from './topic.dto.js';

/** Characters of a topic as it is typed. */
const MAX_TYPED_LENGTH = 80;

export class GetTopicsDto {
  /**
   * The beginning of a topic, with or without `#`, in any spelling of its letters; up to 80 characters. Without it the topics of the newest posts.
   * @example robo
   */
  @IsOptional()
  @IsText('search', { max: MAX_TYPED_LENGTH })
  search?: string | null;
}

/** A topic with its posts. */
export class CountedTopicDto extends TopicDto {
  /** Posts with it that the viewer sees, 1–500: further ones are not counted. */
  posts!: number;
}

export class TopicsDto {
  /** The topic that was typed first, then those with the most posts; at most eight. */
  topics!: CountedTopicDto[];
}

export class TopicsResponseDto extends SuccessResponseDto {
  data!: TopicsDto;
}

export class GetTopicPostsDto extends PageRequestDto {
  /**
   * The key of a topic, or the topic in any spelling of its letters, without `#`.
   * @example robotics
   */
  @IsText('topic', { min: 1, max: MAX_TYPED_LENGTH })
  topic!: string;
}

/** Posts with a topic, of the newest 500; `total` is at most 500. */
export class TopicPostsDto extends FeedListDto {
  topic!: TopicDto;
}

export class TopicPostsResponseDto extends SuccessResponseDto {
  data!: TopicPostsDto;
}
