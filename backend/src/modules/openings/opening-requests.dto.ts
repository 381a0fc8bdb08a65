import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  OPENING_FIELDS,
  OPENING_MODES,
  type OpeningField,
  type OpeningKind,
  type OpeningMode,
} from '../../common/opening.js';
import { MAX_CITY_LENGTH } from '../../common/opening-bounds.js';
import { PageRequestDto } from '../../common/pagination.dto.js';
import { IsId, IsText } from '../../common/text.validators.js';
import { IsKindFilter } from '../../common/opening-kind-filter.js';

/** In which order a list has openings. */
export const OPENING_SORTS = ['newest', 'closing'] as const;
export type OpeningSort = (typeof OPENING_SORTS)[number];

/** Which openings a list has; all filters hold together. */
export class GetOpeningsDto extends PageRequestDto {
  /** Only openings of this kind; null or missing for all. */
  @IsKindFilter()
  kind?: OpeningKind | null;

  /** Only openings whose title or text contains this; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only openings of this field. */
  @ApiProperty({ enum: OPENING_FIELDS, nullable: true, required: false })
  @IsOptional()
  @IsIn(OPENING_FIELDS, { message: `field must be one of ${OPENING_FIELDS.join(', ')}` })
  field?: OpeningField | null;

  /** Only work that is done so. */
  @ApiProperty({ enum: OPENING_MODES, nullable: true, required: false })
  @IsOptional()
  @IsIn(OPENING_MODES, { message: `mode must be one of ${OPENING_MODES.join(', ')}` })
  mode?: OpeningMode | null;

  /** Only openings whose city begins with this; case is ignored; up to 80 characters. */
  @IsOptional()
  @IsText('city', { max: MAX_CITY_LENGTH })
  city?: string | null;

  /** True for openings with a stipend, false for those without one. */
  @IsOptional()
  @IsBoolean({ message: 'paid must be true or false' })
  paid?: boolean | null;

  /** Only openings of this page. */
  @IsOptional()
  @IsText('pageId', { max: 64 })
  pageId?: string | null;

  /** Only openings of this project. */
  @IsOptional()
  @IsText('projectId', { max: 64 })
  projectId?: string | null;

  /** `newest`: those opened last first. `closing`: those whose last day comes first. By default `newest`. */
  @ApiProperty({ enum: OPENING_SORTS, nullable: true, required: false })
  @IsOptional()
  @IsIn(OPENING_SORTS, { message: `sort must be one of ${OPENING_SORTS.join(', ')}` })
  sort?: OpeningSort | null;
}

/** Which of the caller's openings are listed. */
export class GetOwnOpeningsDto extends PageRequestDto {
  /** Only openings of this kind; null or missing for all. */
  @IsKindFilter()
  kind?: OpeningKind | null;
}

export class OpeningIdDto {
  /** Opening id. */
  @IsId('id')
  id!: string;
}
