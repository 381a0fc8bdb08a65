import { PAGE_CATEGORIES, type PageCategory } from '../../common/page-category.js';
import { ApiProperty } from '@nestjs/swagger';

/** A popular page, as visitors see it. */
export class HighlightedPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Path of the picture on the API host, if there is one. */
  imageUrl!: string | null;
  /** What kind of page it is. */
  @ApiProperty({ enum: PAGE_CATEGORIES })
  category!: PageCategory;
  /** How many members follow it. */
  followers!: number;
}

/** Totals, rounded down to two leading digits: exact counts are not public. */
export class HighlightedTotalsDto {
  /** Members, rounded. */
  members!: number;
  /** Pages, rounded. */
  pages!: number;
  /** Posts, rounded. */
  posts!: number;
}

export class HighlightsDto {
  /** Up to eight, most followers first. */
  pages!: HighlightedPageDto[];
  totals!: HighlightedTotalsDto;
}

export class HighlightsResponseDto {
  /** Always true. */
  success!: boolean;
  data!: HighlightsDto;
}
