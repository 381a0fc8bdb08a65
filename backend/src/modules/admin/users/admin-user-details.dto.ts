import type { AgeBand } from '../../../common/age-band.js';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import type { RemovableKind } from '../../../common/removal.js';
import { IsId } from '../../../common/text.validators.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import { GuardianConsentDto } from '../../account/age/age.dto.js';
import { AccountLimitDto, ProfileFieldsDto } from '../../profile/profile.dto.js';
import { AdminPageDto, AdminPostDto } from '../content/admin-content.dto.js';
import { SuspensionDto, type MemberStatus } from './admin-users.dto.js';

export class GetUserDto {
  /** Member id. */
  @IsId('id')
  id!: string;
}

/** Numbers of the member's content that still exists. */
export class UserCountsDto {
  /** Posts they wrote. */
  posts!: number;
  /** Number of comments they wrote. */
  comments!: number;
  /** Number of likes they gave. */
  likes!: number;
  /** Number of pages they created. */
  pages!: number;
  /** Number of pages they follow. */
  followedPages!: number;
}

/** A live session of a member. */
export class AdminUserSessionDto {
  /** Session id. */
  id!: string;
  /** The browser's `User-Agent`, up to 200 characters. */
  device!: string;
  /** When it signed in; ISO 8601, UTC. */
  createdAt!: string;
  /** Last activity, to within five minutes; ISO 8601, UTC. */
  lastSeenAt!: string;
}

export class AuditActorDto {
  /** `anonymous` is a visitor who was not signed in, `system` a job or a command. */
  kind!: 'member' | 'administrator' | 'anonymous' | 'system';
  /** Account id; null unless the actor is a member or an administrator. */
  id!: string | null;
  /** The member's name or the administrator's user name; null for other kinds, or if the account no longer exists. */
  name!: string | null;
}

/** The content that an event concerns; it may no longer exist. */
export class AuditSubjectDto {
  /** Kind of content. */
  kind!: RemovableKind;
  /** Id of the post, page or comment. */
  id!: string;
}

/** An entry of the audit log. */
export class AuditEntryDto {
  /** Entry id. */
  id!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** Stable code of the action. */
  action!: AuditAction;
  actor!: AuditActorDto;
  /** The content concerned, if any, in addition to the member. */
  subject!: AuditSubjectDto | null;
  /** The reason an administrator gave; null for actions without a reason. */
  reason!: string | null;
  /** The request's id in the server's logs; null for a job or a command. */
  requestId!: string | null;
}

/** What a member says of their age, for administrators alone. */
export class MemberAgeDto {
  /** `adult`: 18 or older; `minor`: 16 or 17; `undisclosed`: skipped the question; null: was not asked yet. */
  band!: AgeBand | null;
  /** The consent of a parent or guardian; null when nobody was asked. */
  consent!: GuardianConsentDto | null;
}

/** All details of one member, for the console. */
export class AdminUserDetailsDto {
  /** Member id. */
  id!: string;
  /** 1–100 characters. */
  name!: string;
  /** Up to 254 characters; null for moderators. */
  email!: string | null;
  /** Ten digits; null for moderators. */
  phone!: string | null;
  /** Whether the member may sign in. */
  status!: MemberStatus;
  /** Null unless the member is suspended. */
  suspension!: SuspensionDto | null;
  /** Until when the member reads and cannot write; null for who can. */
  limit!: AccountLimitDto | null;
  /** What the member says of their age; null for moderators. Absent in older versions of the API. */
  age?: MemberAgeDto | null;
  /** When they joined; ISO 8601, UTC. */
  createdAt!: string;
  UserProfile!: ProfileFieldsDto;
  counts!: UserCountsDto;
  /** Pages the member created, newest first, up to fifty. */
  pages!: AdminPageDto[];
  /** The member's ten newest posts. */
  recentPosts!: AdminPostDto[];
  /** Whether signing in asks the member for a code; false for moderators. */
  hasSecondFactor!: boolean;
  /** Live sessions, most recently seen first; empty for moderators. */
  sessions!: AdminUserSessionDto[];
  /**
   * Audit log entries about the member, newest first, up to fifty. For moderators only what was decided about the member and the
   * member's content.
   */
  audit!: AuditEntryDto[];
}

export class AdminUserDetailsResponseDto extends SuccessResponseDto {
  data!: AdminUserDetailsDto;
}
