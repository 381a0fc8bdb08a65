import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { IsLine, IsText } from '../../common/text.validators.js';
import { IsVersion } from '../../common/version.js';
import { IsCollegeYear } from '../../common/college-year.validator.js';

/** The parts of a profile that lists show next to the name. */
export class MemberCardProfileDto {
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl!: string | null;
  /** A line the member wrote about themselves. */
  title!: string | null;
}

/** A member in a list. */
export class MemberCardDto {
  /** Member id. */
  id!: string;
  /** Full name. */
  name!: string;
  UserProfile!: MemberCardProfileDto;
}

/** What a member chose about another one. */
export type MemberRelationName = 'none' | 'mute' | 'block';

export class GetProfileDto {
  /** The member's id; the viewer's own profile when it is missing or empty. */
  @IsOptional()
  @IsText('userId', { max: 64 })
  userId?: string | null;
}

/** The form of a changed profile; pictures are sent with it as files `image` and `coverImage`. */
export class UpdateProfileDto {
  /** Full name, 1–100 characters. */
  @IsLine('Name', { min: 1, max: 100 })
  name!: string;

  /** A line about the member, 1–150 characters. */
  @IsLine('Title', { min: 1, max: 150 })
  title!: string;

  /** Text about the member, 1–2,000 characters; plain text. */
  @IsText('Description', { min: 1, max: 2000 })
  bio!: string;

  /** 1–150 characters. */
  @IsLine('College name', { min: 1, max: 150 })
  collegeName!: string;

  /**
   * Four digits, from 2000 to four years from now.
   * @example "2027"
   */
  @IsCollegeYear()
  collegeYear!: string;

  /** Up to 150 characters; empty removes it. */
  @IsOptional()
  @IsLine('Course name', { max: 150 })
  courseName?: string;

  /** "true" removes the portrait. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'removeImage must be "true" or "false"' })
  removeImage?: string;

  /** "true" removes the cover. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'removeCoverImage must be "true" or "false"' })
  removeCoverImage?: string;

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}

/** The form of changed pictures; they are sent with it as files `image` and `coverImage`. */
export class UpdateProfileImagesDto {
  /** "true" removes the portrait; ignored if a file `image` is also sent. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'removeImage must be "true" or "false"' })
  removeImage?: string;

  /** "true" removes the cover; ignored if a file `coverImage` is also sent. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'removeCoverImage must be "true" or "false"' })
  removeCoverImage?: string;
}

/** What a member studies and where, each on its own. A field that is missing keeps its value. */
export class UpdateCollegeDto {
  /** 1–150 characters. */
  @IsOptional()
  @IsLine('College name', { min: 1, max: 150 })
  collegeName?: string;

  /**
   * The year in which the member finishes: four digits, from 2000 to four years from now.
   * @example "2027"
   */
  @IsOptional()
  @IsCollegeYear()
  collegeYear?: string;

  /** 1–150 characters. */
  @IsOptional()
  @IsLine('Course name', { min: 1, max: 150 })
  courseName?: string;

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}

export class ProfileUserDto {
  /** Member id. */
  id!: string;
  /** Full name, 1–100 characters. */
  name!: string;
  /** Null unless the profile is the viewer's own: contact data is private. */
  email!: string | null;
  /** Null unless the profile is the viewer's own. */
  phone!: string | null;
  /**
   * Whether the member opened the link that was mailed to this address; null unless the profile is the viewer's own.
   * Nothing is refused to members who have not. Absent in older versions of the API.
   */
  emailConfirmed?: boolean | null;
}

/** What a member shows about themselves; each is null when they have not given it. */
export class ProfileFieldsDto {
  /** A line the member wrote about themselves; up to 150 characters. */
  title!: string | null;
  /** Text about the member; plain text, up to 2,000 characters. */
  bio!: string | null;
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl!: string | null;
  /** Path of the cover picture on the API host. */
  coverUrl!: string | null;
  /** Up to 150 characters. */
  collegeName!: string | null;
  /** Four digits. */
  collegeYear!: string | null;
  /** Up to 150 characters. */
  courseName!: string | null;
}

/** A member who is limited reads everything, and cannot post, comment, follow or edit their profile. */
export class AccountLimitDto {
  /**
   * When it ends by itself; ISO 8601, UTC.
   * @example "2026-12-06T05:30:00.000Z"
   */
  until!: string;
  /**
   * Number of the broken rule in the Terms' list, 1–9; null for none.
   * @example 1
   */
  rule!: number | null;
}

export class ProfileDto extends ProfileFieldsDto {
  User!: ProfileUserDto;
  /** Always 0 for now. */
  followers!: number;
  /** Always 0 for now. */
  following!: number;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version!: string;
  /**
   * Whether the viewer muted or blocked this member. The profile of a member whom they blocked has only the name; everything
   * else is null. Absent in older versions of the API.
   */
  relation?: 'none' | 'mute' | 'block';
  /** Whether the profile is the viewer's own, and so can be edited. */
  isOwner!: boolean;
  /**
   * Whether to welcome the viewer as a newcomer: the profile is their own, they follow no page, and they have not ended the
   * welcome on any device. Absent in older versions of the API.
   */
  isWelcomeDue?: boolean;
  /**
   * Whether to ask the viewer once about their age: the profile is their own, and they have neither answered nor skipped the
   * question on any device, and the installation asks. False for other profiles, whatever their members said. Absent in older versions of the API.
   */
  isAgeDue?: boolean;
  /** Until when the viewer cannot write; null for who can, and for other profiles. Absent in older versions of the API. */
  limit?: AccountLimitDto | null;
  /**
   * Whether the viewer cannot write until a parent or guardian has agreed, where the installation requires that. False for other
   * profiles. Absent in older versions of the API.
   */
  lacksConsent?: boolean;
}

export class ProfileResponseDto extends SuccessResponseDto {
  data!: ProfileDto;
}
