import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATES, type ApplicationState } from '../../common/application-state.js';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import {
  OPENING_FIELDS,
  OPENING_KINDS,
  OPENING_MODES,
  OPENING_STATES,
  type OpeningField,
  type OpeningKind,
  type OpeningMode,
  type OpeningState,
} from '../../common/opening.js';
import type { PageCategory } from '../../common/page-category.js';
import { PaginationDto } from '../../common/pagination.dto.js';

/** The page of an opening. */
export class OpeningPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Category of the page. */
  category!: PageCategory;
  /** Path of its picture on the API host; null if it has none. */
  imageUrl!: string | null;
}

/** The project of an opening. */
export class OpeningProjectDto {
  /** Project id. */
  id!: string;
  /** 3–100 characters. */
  title!: string;
}

/** An opening, as a list has it. */
export class OpeningDto {
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
   * How many are taken, 1–500.
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
  /** `closed` also once its last day has passed. Only managers and applicants see others than `open` and `closed`. */
  @ApiProperty({ enum: OPENING_STATES })
  state!: OpeningState;
  /** Whether the viewer saved it. */
  isSaved!: boolean;
  /** How far the viewer's application has come; null while they have not applied. */
  @ApiProperty({ enum: APPLICATION_STATES, nullable: true })
  applicationState!: ApplicationState | null;
  /** Whether the viewer manages it: they created its page, or own its project. */
  canManage!: boolean;
  /** Null for a role. */
  Page!: OpeningPageDto | null;
  /** Null for internships and volunteering. */
  Project!: OpeningProjectDto | null;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When it opened for applications; ISO 8601, UTC. Null while it never has. */
  openedAt!: string | null;
}

/** The viewer's application for an opening. */
export class OwnApplicationDto {
  /**
   * Application id.
   * @example "51"
   */
  id!: string;
  /** How far it has come. */
  @ApiProperty({ enum: APPLICATION_STATES })
  state!: ApplicationState;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt!: string;
  /** When a manager opened it first; ISO 8601, UTC. Null while nobody has. */
  seenAt!: string | null;
  /** Whether the viewer may apply once more: they withdrew for the first time, and it is open. */
  canApplyAgain!: boolean;
}

/** How a page or a project answers applications: of those older than 14 days, without withdrawn ones. */
export class AnsweringDto {
  /**
   * How many were answered.
   * @example 23
   */
  answered!: number;
  /**
   * How many there are, 5 or more.
   * @example 25
   */
  applications!: number;
  /**
   * Within how many days half of the answered ones were, at least 1; null if none was.
   * @example 3
   */
  days!: number | null;
}

/** An opening for its own screen. */
export class OpeningDetailsDto extends OpeningDto {
  /**
   * Plain text.
   * @example "You build the pages on which students register for our workshops, with Meera, who has run the site since 2024."
   */
  about!: string;
  /**
   * What applicants answer, at most three.
   * @example ["Which site did you build before?"]
   */
  questions!: string[];
  /** Why it was declined, for managers; otherwise null. */
  reason!: string | null;
  /** Null while the viewer has not applied. */
  application!: OwnApplicationDto | null;
  /** Of its page or project; null below five applications. */
  answering!: AnsweringDto | null;
  /**
   * Applications that it ever had; null for all but managers.
   * @example 4
   */
  applications!: number | null;
  /** Applications that nobody has answered; null for all but managers. */
  waiting!: number | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version!: string;
}

/** An opening of the viewer's. */
export class OwnOpeningDto extends OpeningDto {
  /** Why it was declined; null if it was not. */
  reason!: string | null;
  /**
   * Applications that it ever had.
   * @example 4
   */
  applications!: number;
  /** Applications that nobody has answered. */
  waiting!: number;
}

export class OpeningListDto {
  /** Open ones, at most 500. */
  openings!: OpeningDto[];
  pagination!: PaginationDto;
}

export class OpeningListResponseDto extends SuccessResponseDto {
  data!: OpeningListDto;
}

export class OwnOpeningListDto {
  /** In every state, newest first. */
  openings!: OwnOpeningDto[];
  pagination!: PaginationDto;
}

export class OwnOpeningListResponseDto extends SuccessResponseDto {
  data!: OwnOpeningListDto;
}

export class OpeningResponseDto extends SuccessResponseDto {
  data!: OpeningDetailsDto;
}

export class OpeningSavedResponseDto extends MessageResponseDto {
  data!: OpeningDetailsDto;
}

/** Whether an opening is saved now. */
export class OpeningSaveDto {
  /** Whether the viewer saved it. */
  isSaved!: boolean;
}

export class ToggleOpeningSaveResponseDto extends SuccessResponseDto {
  data!: OpeningSaveDto;
}
