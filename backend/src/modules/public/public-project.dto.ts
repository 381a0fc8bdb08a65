import { ApiProperty } from '@nestjs/swagger';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { FeedImageDto } from '../../common/feed-image.dto.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../../common/project-status.js';
import { IsId } from '../../common/text.validators.js';
import { ProjectLinkDto } from '../projects/projects.dto.js';

export class GetPublicProjectDto {
  /**
   * Id of the project.
   * @example "31"
   */
  @IsId('id')
  id!: string;
}

/** Somebody on the team, for visitors: only what they are called (student.md, section 8). */
export class PublicTeamMemberDto {
  /** Full name. */
  name!: string;
}

/** A project for visitors. */
export class PublicProjectDto {
  /**
   * Id of the project.
   * @example "31"
   */
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
  /**
   * Sanitised HTML, limited to the allow-list; may be empty.
   * @example "<p>We meet on Fridays.</p>"
   */
  about!: string;
  /** How far it has come. */
  @ApiProperty({ enum: PROJECT_STATUSES })
  status!: ProjectStatus;
  /** What it needs and teaches, at most ten. */
  skills!: string[];
  /** At most five. */
  links!: ProjectLinkDto[];
  /** In the order of their author; the first is the cover. */
  images!: FeedImageDto[];
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
  /** When it was last edited, ISO 8601, UTC. */
  updatedAt!: string;
  /** The owner first, then in the order in which they joined. */
  team!: PublicTeamMemberDto[];
}

export class PublicProjectResponseDto extends SuccessResponseDto {
  data!: PublicProjectDto;
}
