import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { PAGE_CATEGORIES, type PageCategory } from '../../common/page-category.js';
import { IsId } from '../../common/text.validators.js';
import { ApiProperty } from '@nestjs/swagger';
import { FeedImageDto } from '../../common/feed-image.dto.js';

/** A popular page, for visitors. */
export class HighlightedPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Path of the picture on the API host; null if the page has none. */
  imageUrl!: string | null;
  /** Category of the page. */
  @ApiProperty({ enum: PAGE_CATEGORIES })
  category!: PageCategory;
  /** Number of followers. */
  followers!: number;
}

/** Totals, rounded down to two leading digits: exact counts are not public. */
export class HighlightedTotalsDto {
  /** Number of members, rounded. */
  members!: number;
  /** Number of pages, rounded. */
  pages!: number;
  /** Number of posts, rounded. */
  posts!: number;
}

export class HighlightsDto {
  /** Up to eight, most followers first. */
  pages!: HighlightedPageDto[];
  totals!: HighlightedTotalsDto;
}

export class HighlightsResponseDto extends SuccessResponseDto {
  data!: HighlightsDto;
}

export class GetPublicArticleDto {
  /** Id of the article. */
  @IsId('id')
  id!: string;
}

/** An article for visitors: nothing of who reads, likes or comments it. */
export class PublicArticleDto {
  /** Id of the article. */
  id!: string;
  /** One line, 10–150 characters. */
  title!: string;
  /** Sanitised HTML, limited to the allow-list. */
  content!: string;
  /** Its pictures, in order; the first is the cover. */
  images!: FeedImageDto[];
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When it was last changed, ISO 8601, UTC; null if it never was. */
  editedAt!: string | null;
  /**
   * The author's full name.
   * @example "Ananya Verma"
   */
  author!: string;
  /**
   * Title of the page that it is on; null if it is on none.
   * @example "Robotics Club"
   */
  page!: string | null;
}

export class PublicArticleResponseDto extends SuccessResponseDto {
  data!: PublicArticleDto;
}
