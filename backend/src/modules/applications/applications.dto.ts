import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATES,
  BOARD_COLUMNS,
  EVENT_AUTHORS,
  type ApplicationState,
  type BoardColumn,
  type EventAuthor,
} from '../../common/application-state.js';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { OPENING_KINDS, type OpeningKind } from '../../common/opening.js';
import { PaginationDto } from '../../common/pagination.dto.js';
import { RECORD_STATES, type RecordState } from '../../common/record-state.js';
import { OpeningDto } from '../openings/openings.dto.js';
import { MemberCardDto } from '../profile/profile.dto.js';

/** An application, as its applicant's board has it. */
export class ApplicationDto {
  /**
   * Application id.
   * @example "51"
   */
  id!: string;
  /**
   * Of the opening, as it was when the applicant applied.
   * @example "Web developer for our events site"
   */
  title!: string;
  /**
   * Title of the page or project, as it was then.
   * @example "Nakshatra Robotics Club"
   */
  organisation!: string;
  /** What the opening asks for. */
  @ApiProperty({ enum: OPENING_KINDS })
  kind!: OpeningKind;
  /** Id of the opening; null once nobody sees it any more: "The opening was removed". */
  openingId!: string | null;
  /** How far it has come. */
  @ApiProperty({ enum: APPLICATION_STATES })
  state!: ApplicationState;
  /** Whether nothing follows any more: it came to an end, or its opening was removed. */
  isEnded!: boolean;
  /** Whether the other side did something that the viewer has not seen. */
  isNew!: boolean;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt!: string;
  /** Last event; ISO 8601, UTC. */
  updatedAt!: string;
  /** When a manager opened it first; ISO 8601, UTC. Null while nobody has. */
  seenAt!: string | null;
  /** When a manager answered it first; ISO 8601, UTC. Null while nobody has. */
  answeredAt!: string | null;
}

/** A column of the board. */
export class BoardColumnDto {
  /** Which one. */
  @ApiProperty({ enum: BOARD_COLUMNS })
  column!: BoardColumn;
  /** How many entries it has. */
  total!: number;
  /** Only in `saved`: openings that the viewer saved and has not applied for, saved last first. */
  openings!: OpeningDto[];
  /** In the other columns: applications, those with the latest event first. */
  applications!: ApplicationDto[];
}

export class BoardDto {
  /** All five, in their order, each with its first 20 entries. */
  columns!: BoardColumnDto[];
}

export class BoardResponseDto extends SuccessResponseDto {
  data!: BoardDto;
}

export class ColumnPageDto extends BoardColumnDto {
  pagination!: PaginationDto;
}

export class ColumnResponseDto extends SuccessResponseDto {
  data!: ColumnPageDto;
}

/** A question of the opening, as it was when the applicant applied, and the answer. */
export class ApplicationAnswerDto {
  /** One line.
   * @example "Which site did you build before?"
   */
  question!: string;
  /** Plain text.
   * @example "That of our robotics club."
   */
  answer!: string;
}

/** Something that happened to an application: a new state, a message, or both. */
export class ApplicationEventDto {
  /**
   * Event id.
   * @example "112"
   */
  id!: string;
  /** Who did it. */
  @ApiProperty({ enum: EVENT_AUTHORS })
  by!: EventAuthor;
  /** The new state; null for a message alone. */
  @ApiProperty({ enum: APPLICATION_STATES, nullable: true })
  state!: ApplicationState | null;
  /**
   * What was said; null for nothing, and 180 days after the end.
   * @example "Could you come on Friday at five?"
   */
  body!: string | null;
  /** ISO 8601, UTC. */
  createdAt!: string;
}

/** The record of the work, for both sides of an application. */
export class ApplicationRecordDto {
  /** Serial number: once it is accepted, everybody reads it at `/records/<serial>`. */
  serial!: string;
  /** How far it has come. */
  @ApiProperty({ enum: RECORD_STATES, example: 'offered' })
  state!: RecordState;
}

/** An application for its own screen, for both sides. */
export class ApplicationDetailsDto extends ApplicationDto {
  /** Who applied. */
  Applicant!: MemberCardDto;
  /** Whether the viewer applied; otherwise they manage the opening. */
  isApplicant!: boolean;
  /**
   * Plain text; empty 180 days after the end.
   * @example "I built the site of our robotics club last year, and would like to learn how you run registrations for 400 people."
   */
  note!: string;
  /** In the order of the opening; empty 180 days after the end. */
  answers!: ApplicationAnswerDto[];
  /**
   * https addresses; empty 180 days after the end.
   * @example ["https://example.org/robotics"]
   */
  links!: string[];
  /** The applicant's e-mail address, if they share it and the application has not ended; otherwise null. */
  email!: string | null;
  /** The applicant's phone number, if they share it and the application has not ended; otherwise null. */
  phone!: string | null;
  /** The states to which the viewer may take it now. */
  @ApiProperty({ enum: APPLICATION_STATES, isArray: true, example: ['interview', 'offered', 'declined'] })
  nextStates!: ApplicationState[];
  /** Whether the viewer may send a message now. */
  canMessage!: boolean;
  /** The record of the work; null while there is none. */
  record!: ApplicationRecordDto | null;
  /** Whether the viewer may issue a record of the work now. */
  canIssueRecord!: boolean;
  /** Whether the viewer may report what the other side wrote to them: there is something, and who wrote it is known. */
  canReport!: boolean;
  /** The last 100, oldest first. */
  events!: ApplicationEventDto[];
}

export class ApplicationResponseDto extends SuccessResponseDto {
  data!: ApplicationDetailsDto;
}

export class ApplicationSavedResponseDto extends MessageResponseDto {
  data!: ApplicationDetailsDto;
}

/** An application in the list of those who manage the opening. */
export class ApplicantDto {
  /**
   * Application id.
   * @example "51"
   */
  id!: string;
  /** Who applied. */
  Applicant!: MemberCardDto;
  /** How far it has come. */
  @ApiProperty({ enum: APPLICATION_STATES })
  state!: ApplicationState;
  /** Whether the applicant did something that no manager has seen. */
  isNew!: boolean;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt!: string;
  /** Last event; ISO 8601, UTC. */
  updatedAt!: string;
}

/** How many applications an opening has in a state. */
export class ApplicantCountDto {
  /** The state. */
  @ApiProperty({ enum: APPLICATION_STATES })
  state!: ApplicationState;
  /** How many are in it. */
  total!: number;
}

export class ApplicantListDto {
  /** Those that nobody has answered first, each oldest first. */
  applicants!: ApplicantDto[];
  /** Of all states with applications, whatever the list is of. */
  counts!: ApplicantCountDto[];
  pagination!: PaginationDto;
}

export class ApplicantListResponseDto extends SuccessResponseDto {
  data!: ApplicantListDto;
}

/** What is new for the viewer about openings of one kind. */
export class WaitingOfKindDto {
  /** The kind. */
  @ApiProperty({ enum: OPENING_KINDS })
  kind!: OpeningKind;
  /**
   * As in all kinds together.
   * @example 1
   */
  answers!: number;
  /**
   * As in all kinds together.
   * @example 4
   */
  applicants!: number;
}

/** What is new for the viewer. */
export class WaitingDto {
  /**
   * Own applications about which the other side did something that the viewer has not seen.
   * @example 1
   */
  answers!: number;
  /**
   * Applications for the viewer's openings about which the applicant did something that no manager has seen.
   * @example 4
   */
  applicants!: number;
  /** The same for each kind of openings that has any. */
  kinds!: WaitingOfKindDto[];
}

export class WaitingResponseDto extends SuccessResponseDto {
  data!: WaitingDto;
}
