import { plainToInstance, Transform } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { IsCalendarDate } from '../../common/calendar-date.validator.js';
import { formList, IsExistingImages } from '../../common/feed-image.dto.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../../common/project-status.js';
import { IsId, IsLine, isShownLine, IsText } from '../../common/text.validators.js';
import { IsVersion } from '../../common/version.js';
import { ProjectLinkDto } from './projects.dto.js';

/** Characters of the text about a project, as HTML. */
export const MAX_ABOUT_LENGTH = 20_000;
const MAX_SKILLS = 10;
/** Characters of a skill. */
export const MAX_SKILL_LENGTH = 30;
const MAX_LINKS = 5;

/** A list of short lines without blank ones. */
function AreSkills(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => trimmed(formList(value))),
    ValidateBy({
      name: 'areSkills',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) && value.every((skill) => isShownLine(skill, MAX_SKILL_LENGTH)),
        defaultMessage: () => `A skill is one line of 1–${MAX_SKILL_LENGTH} characters`,
      },
    }),
    ArrayMaxSize(MAX_SKILLS, { message: `A project names up to ${MAX_SKILLS} skills` }),
  );
}

const trimmed = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry))
    : list;

/** A list of links: a form has them as JSON. */
function AreLinks(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => toLinks(formList(value))),
    ValidateNested({ each: true, message: 'A link has a label and an address' }),
    ArrayMaxSize(MAX_LINKS, { message: `A project has up to ${MAX_LINKS} links` }),
    IsArray({ message: 'links must be a list' }),
  );
}

const toLinks = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((link: unknown) =>
        typeof link === 'object' && link !== null ? plainToInstance(ProjectLinkDto, link) : link,
      )
    : list;

/** A day, or an empty text for none. */
function IsDay(label: string): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value: unknown) => value !== undefined && value !== ''),
    IsCalendarDate(label),
  );
}

/** The form of a new project; pictures are sent with it as files named `images`. */
export class CreateProjectDto {
  /**
   * One line, 3–100 characters.
   * @example "A line follower for the lab"
   */
  @IsLine('Title', { min: 3, max: 100, tooShort: 'A title has at least 3 characters' })
  title!: string;

  /**
   * One line, 10–200 characters.
   * @example "Follows a black line, and stops for cats."
   */
  @IsLine('Summary', { min: 10, max: 200, tooShort: 'Say it in at least 10 characters' })
  summary!: string;

  /**
   * HTML of the allow-list; up to 20,000 characters after sanitising.
   * @example "<p>We meet on Fridays.</p>"
   */
  @IsOptional()
  @IsText('About', { max: 2 * MAX_ABOUT_LENGTH, trim: false })
  about?: string;

  /** How far it has come. */
  @ApiProperty({ enum: PROJECT_STATUSES })
  @IsIn(PROJECT_STATUSES, { message: `status must be one of ${PROJECT_STATUSES.join(', ')}` })
  status!: ProjectStatus;

  /**
   * At most ten, each one line of 1–30 characters: repeated fields or one JSON list.
   * @example ["Arduino", "Soldering"]
   */
  @IsOptional()
  @AreSkills()
  skills?: string[];

  /** At most five: one JSON list. */
  @IsOptional()
  @AreLinks()
  links?: ProjectLinkDto[];

  /**
   * Day on which it began, `YYYY-MM-DD`, today in India at the latest; empty for none.
   * @example "2026-07-01"
   */
  @IsDay('The first day')
  startedOn?: string;

  /**
   * Day on which it was finished, only of a finished project; not before the first day, today in India at the latest; empty for none.
   * @example ""
   */
  @IsDay('The last day')
  finishedOn?: string;

  /** "true": everybody with the link may read it, without an account, with the names of the team. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'isPublic must be "true" or "false"' })
  isPublic?: string;

  /**
   * Descriptions of the new pictures, in order: repeated fields or one JSON list.
   * @example ["Our robot on its first lap"]
   */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => formList(value))
  @IsArray({ message: 'alts must be a list of texts' })
  alts?: string[];
}

/** The form of a changed project, with all of its fields; new pictures are sent with it as files named `images`. */
export class UpdateProjectDto extends CreateProjectDto {
  /** Project id. */
  @IsId('id')
  id!: string;

  /**
   * Paths of the project's pictures to keep, in order: repeated fields or one JSON list. Pictures not named are removed;
   * paths that are not this project's are ignored.
   */
  @IsExistingImages()
  existingImages?: string[];

  /**
   * JSON text: new descriptions of kept pictures, by path.
   * @example "{}"
   */
  @IsOptional()
  @IsText('existingAlts', { max: 20_000, trim: false })
  existingAlts?: string;

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}
