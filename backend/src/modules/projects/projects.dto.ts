import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { FeedImageDto } from '../../common/feed-image.dto.js';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../../common/project-status.js';
import { IsId, IsLine, IsText } from '../../common/text.validators.js';

/** Characters of what somebody does in a project. */
export const MAX_ROLE_LENGTH = 40;

/** Characters of a link's label and address. */
export const MAX_LINK_LABEL_LENGTH = 40;
export const MAX_LINK_LENGTH = 500;

/** Which projects a list has; all filters hold together. */
export class GetProjectsDto extends PageRequestDto {
  /** Only projects whose title, summary or skills contain this text; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only projects that have come so far. */
  @IsOptional()
  @IsIn(PROJECT_STATUSES, { message: `status must be one of ${PROJECT_STATUSES.join(', ')}` })
  status?: ProjectStatus | null;

  /** Only projects that this member owns or works on. */
  @IsOptional()
  @IsText('userId', { max: 64 })
  userId?: string | null;
}

export class ProjectIdDto {
  /** Project id. */
  @IsId('id')
  id!: string;
}

export class JoinProjectDto {
  /** Project id. */
  @IsId('id')
  id!: string;

  /** The code in the link that the owner passes on. */
  @IsText('code', { min: 1, max: 64 })
  code!: string;

  /**
   * What the caller does in the project: one line, 1–40 characters.
   * @example "Electronics"
   */
  @IsLine('Your role', { min: 1, max: MAX_ROLE_LENGTH })
  role!: string;
}

export class RemoveProjectMemberDto {
  /** Project id. */
  @IsId('id')
  id!: string;

  /** The member who is to leave the team. */
  @IsId('memberId')
  memberId!: string;
}

/** The member who owns a project. */
export class ProjectOwnerDto {
  /** Full name. */
  name!: string;
}

/** A project, as a list has it. */
export class ProjectDto {
  /** Project id. */
  id!: string;
  /**
   * One line, 3–100 characters.
   * @example "A line follower for the lab"
   */
  title!: string;
  /**
   * One line, 10–200 characters.
   * @example "Follows a black line, and stops for cats."
   */
  summary!: string;
  /** How far it has come. */
  @ApiProperty({ enum: PROJECT_STATUSES })
  status!: ProjectStatus;
  /** What it needs and teaches, at most ten. */
  skills!: string[];
  /** Path of its first picture on the API host; null if it has none. */
  imageUrl!: string | null;
  /** How many members of the team the viewer sees, the owner included. */
  people!: number;
  /** Whether everybody with the link may read it, without an account. */
  isPublic!: boolean;
  /** Whether the viewer owns it. */
  isOwner!: boolean;
  /** Whether the viewer belongs to the team, as its owner does. */
  isMember!: boolean;
  /** Id of its owner. */
  UserId!: string;
  User!: ProjectOwnerDto;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When it was last edited, ISO 8601, UTC. */
  updatedAt!: string;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version!: string;
}

/** A link of a project. */
export class ProjectLinkDto {
  /**
   * What it leads to: one line, 1–40 characters.
   * @example "Source code"
   */
  @IsLine('The label', { min: 1, max: MAX_LINK_LABEL_LENGTH })
  label!: string;
  /**
   * An https address, up to 500 characters.
   * @example "https://example.org/line-follower"
   */
  @IsText('The address', { min: 1, max: MAX_LINK_LENGTH })
  url!: string;
}

/** Somebody on the team of a project. */
export class ProjectMemberDto {
  /** Member id. */
  id!: string;
  /** Full name. */
  name!: string;
  /** Path of the portrait on the API host. */
  profileUrl!: string | null;
  /**
   * What they do in it, one line; of the owner: Owner.
   * @example "Electronics"
   */
  role!: string;
  /** Whether they own the project. */
  isOwner!: boolean;
  /** ISO 8601, UTC. */
  joinedAt!: string;
}

/** A project for its own screen. */
export class ProjectDetailsDto extends ProjectDto {
  /**
   * Sanitised HTML, limited to the allow-list; may be empty.
   * @example "<p>We meet on Fridays.</p>"
   */
  about!: string;
  /** In the order of their author. */
  images!: FeedImageDto[];
  /** At most five. */
  links!: ProjectLinkDto[];
  /**
   * Day on which it began, `YYYY-MM-DD`.
   * @example "2026-07-01"
   */
  startedOn!: string | null;
  /**
   * Day on which it was finished, `YYYY-MM-DD`; only of a finished one.
   * @example "2026-10-31"
   */
  finishedOn!: string | null;
  /** The owner first, then in the order in which they joined. Whom the viewer blocked, or who blocked them, is left out for all but the owner. */
  team!: ProjectMemberDto[];
  /**
   * The code in the link by which members join; only for the owner.
   * @example "b2hxcmV0dGZqdW5nZXJzdA"
   */
  joinCode!: string | null;
}

export class ProjectListDto {
  /** Those edited last first, at most 500. */
  projects!: ProjectDto[];
  pagination!: PaginationDto;
}

export class ProjectListResponseDto extends SuccessResponseDto {
  data!: ProjectListDto;
}

export class ProjectResponseDto extends SuccessResponseDto {
  data!: ProjectDetailsDto;
}

export class ProjectSavedResponseDto extends MessageResponseDto {
  data!: ProjectDetailsDto;
}

export class JoinCodeDto {
  /**
   * The code that holds now; links with the one before lead nowhere.
   * @example "b2hxcmV0dGZqdW5nZXJzdA"
   */
  joinCode!: string;
}

export class JoinCodeResponseDto extends SuccessResponseDto {
  data!: JoinCodeDto;
}
