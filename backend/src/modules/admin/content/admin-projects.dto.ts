import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { FeedImageDto } from '../../../common/feed-image.dto.js';
import { PaginationDto } from '../../../common/pagination.dto.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../../../common/project-status.js';
import { IsText } from '../../../common/text.validators.js';
import { MemberCardDto } from '../../profile/profile.dto.js';
import { ProjectLinkDto } from '../../projects/projects.dto.js';
import { AdminRemovalDto, ContentRequestDto } from './admin-content.dto.js';

export class GetAdminProjectsDto extends ContentRequestDto {
  /** Text to search for in title, summary, skills and the owner's name; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

/** A project for moderation, without the code by which members join. */
export class AdminProjectDto {
  /**
   * Project id.
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
  /** At most ten. */
  skills!: string[];
  /** At most five. */
  links!: ProjectLinkDto[];
  /** In the order of their author. */
  images!: FeedImageDto[];
  /** Whether everybody with the link may read it, without an account. */
  isPublic!: boolean;
  /** How many members the team has, the owner included. */
  people!: number;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When it was last edited; ISO 8601, UTC. */
  updatedAt!: string;
  /** The owner. */
  User!: MemberCardDto;
  /** Only in lists of removed projects. */
  removal?: AdminRemovalDto;
}

export class AdminProjectListResponseDto extends SuccessResponseDto {
  /** Newest first. */
  data!: AdminProjectDto[];
  pagination!: PaginationDto;
}
