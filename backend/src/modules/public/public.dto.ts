import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { PAGE_CATEGORIES, type PageCategory } from '../../common/page-category.js';
import { ApiProperty } from '@nestjs/swagger';

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
