import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import {
  OPENING_FIELDS,
  OPENING_KINDS,
  OPENING_MODES,
  OPENING_STATES,
  type OpeningField,
  type OpeningKind,
  type OpeningMode,
  type OpeningState,
} from '../../../common/opening.js';
import { PaginationDto } from '../../../common/pagination.dto.js';
import { IsText } from '../../../common/text.validators.js';
import { MemberCardDto } from '../../profile/profile.dto.js';
import { AdminRemovalDto, ContentRequestDto } from './admin-content.dto.js';

export class GetAdminOpeningsDto extends ContentRequestDto {
  /** Text to search for in title, text and the poster's name; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

/** An opening for moderation. */
export class AdminOpeningDto {
  /** Opening id. */
  id!: string;
  /** What it asks for. */
  @ApiProperty({ enum: OPENING_KINDS })
  kind!: OpeningKind;
  /**
   * One line, 5–120 characters.
   * @example "Web developer for our events site"
   */
  title!: string;
  /** What the work is about. */
  @ApiProperty({ enum: OPENING_FIELDS })
  field!: OpeningField;
  /**
   * Plain text.
   * @example "You build the pages on which students register for our workshops, with Meera, who has run the site since 2024."
   */
  about!: string;
  /** Where the work is done. */
  @ApiProperty({ enum: OPENING_MODES })
  mode!: OpeningMode;
  /**
   * Empty for remote work without one.
   * @example "Pune"
   */
  city!: string;
  /**
   * Hours a week, 1–48; null, like `weeks`, where `schedule` says when.
   * @example 16
   */
  hoursWeek!: number | null;
  /**
   * Weeks, 1–52; null where `schedule` says when.
   * @example 8
   */
  weeks!: number | null;
  /**
   * When help is wanted, in the poster's words: one line, up to 80 characters. Empty if that is not said, and for internships.
   * @example "Saturday 5 December, 9:00–13:00"
   */
  schedule!: string;
  /**
   * Day on which the work begins, `YYYY-MM-DD`; null when that is agreed later.
   * @example "2026-12-14"
   */
  startsOn!: string | null;
  /**
   * Last day to apply, `YYYY-MM-DD`, until midnight in India.
   * @example "2026-12-07"
   */
  closesOn!: string;
  /**
   * How many are taken.
   * @example 2
   */
  places!: number;
  /**
   * Rupees a month, the lowest; 0 for an unpaid internship, null for other kinds.
   * @example 8000
   */
  stipendMin!: number | null;
  /**
   * Rupees a month, the highest; null for other kinds.
   * @example 10000
   */
  stipendMax!: number | null;
  /**
   * What applicants answer.
   * @example ["Which site did you build before?"]
   */
  questions!: string[];
  /** How far it has come; one whose last day has passed stays `open` here. */
  @ApiProperty({ enum: OPENING_STATES })
  state!: OpeningState;
  /**
   * Why it was declined; null if it was not.
   * @example null
   */
  refusal!: string | null;
  /**
   * Applications that it ever had.
   * @example 4
   */
  applications!: number;
  /**
   * Its page; null for a role.
   * @example "12"
   */
  pageId!: string | null;
  /**
   * Its project; null for all but roles.
   * @example null
   */
  projectId!: string | null;
  /**
   * Title of the page or project.
   * @example "Nakshatra Robotics Club"
   */
  organisation!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** Who posted it. */
  User!: MemberCardDto;
  /** Only in lists of removed openings. */
  removal?: AdminRemovalDto;
}

export class AdminOpeningListResponseDto extends SuccessResponseDto {
  /** Newest first, in every state. */
  data!: AdminOpeningDto[];
  pagination!: PaginationDto;
}
