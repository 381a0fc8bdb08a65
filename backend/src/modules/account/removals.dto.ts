import { PageRequestDto, type PaginationDto } from '../../common/pagination.dto.js';
import type { RemovableKind } from '../../common/removal.js';

export class GetRemovalsDto extends PageRequestDto {}

/** Something of the member's that the people who run the site removed. */
export class RemovalDto {
  /** What it was. */
  kind!: RemovableKind;
  /** Its id. */
  id!: string;
  /**
   * A page's title, or the beginning of what it said, as plain text of up to 140 characters; empty for pictures alone.
   * @example 'Our robot made its first lap today.'
   */
  excerpt!: string;
  /** When it was written; ISO 8601, UTC. */
  createdAt!: string;
  /** When it was removed; ISO 8601, UTC. */
  removedAt!: string;
  /** What those who removed it say; null when they said nothing. */
  note!: string | null;
}

export class RemovalListDto {
  /** Latest removal first. What was restored, or is gone for good, is not in it. */
  removals!: RemovalDto[];
  pagination!: PaginationDto;
}

export class RemovalListResponseDto {
  /** Always true. */
  success!: boolean;
  data!: RemovalListDto;
}
