import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto, type PaginationDto } from '../../common/pagination.dto.js';
import type { RemovableKind } from '../../common/removal.js';

export class GetRemovalsDto extends PageRequestDto {}

/** Content of the member that an administrator, or the people who run its page, removed. */
export class RemovalDto {
  /** Kind of content. */
  kind!: RemovableKind;
  /** Id of the content. */
  id!: string;
  /**
   * The title of a page, a project or an opening, or the beginning of the text, as plain text of up to 140 characters; empty if it has only pictures.
   * @example 'Our robot made its first lap today.'
   */
  excerpt!: string;
  /** When it was written; ISO 8601, UTC. */
  createdAt!: string;
  /** When it was removed; ISO 8601, UTC. */
  removedAt!: string;
  /** What whoever removed it wrote to the author; null when there is nothing. */
  note!: string | null;
  /**
   * The title of the page whose people removed it, empty if that is gone; null if the people who run the site did.
   * @example null
   */
  byPage!: string | null;
}

export class RemovalListDto {
  /** Latest removal first. Restored and purged content is not included. */
  removals!: RemovalDto[];
  pagination!: PaginationDto;
}

export class RemovalListResponseDto extends SuccessResponseDto {
  data!: RemovalListDto;
}
