import { IsId } from '../../common/text.validators.js';
import type { AuditAction } from '../../platform/audit/audit-actions.js';
import { AdminPageDto, AdminPostDto } from './admin-content.dto.js';
import { SuspensionDto, type MemberStatus } from './admin-users.dto.js';

export class GetUserDto {
  /** Member id. */
  @IsId('id')
  id!: string;
}

export class AdminUserFullProfileDto {
  /** Path of the portrait on the API host. */
  profileUrl!: string | null;
  /** Path of the cover picture on the API host. */
  coverUrl!: string | null;
  /** What the member says of themselves in a line. */
  title!: string | null;
  /** About the member; plain text. */
  bio!: string | null;
  /** Null when they did not say. */
  collegeName!: string | null;
  /** Four digits. */
  collegeYear!: string | null;
  /** Null when they did not say. */
  courseName!: string | null;
}

/** How much a member has done that still stands. */
export class UserCountsDto {
  /** Posts they wrote. */
  posts!: number;
  /** Comments they wrote. */
  comments!: number;
  /** Likes they gave. */
  likes!: number;
  /** Pages they created. */
  pages!: number;
  /** Pages they follow. */
  followedPages!: number;
}

/** A live session of a member. */
export class AdminUserSessionDto {
  /** Session id. */
  id!: string;
  /** What the browser calls itself. */
  device!: string;
  /** When it signed in; ISO 8601, UTC. */
  createdAt!: string;
  /** When it was last seen, to within five minutes; ISO 8601, UTC. */
  lastSeenAt!: string;
}

export class AuditActorDto {
  /** `anonymous` is somebody not signed in, `system` a job. */
  kind!: 'member' | 'administrator' | 'anonymous' | 'system';
  /** Account id; null unless a member or an administrator. */
  id!: string | null;
  /** The member's name or the administrator's user name; null when they are gone, or nobody. */
  name!: string | null;
}

/** What else an event is about. It may be gone. */
export class AuditSubjectDto {
  /** What kind of thing it is. */
  kind!: 'post' | 'page';
  /** Id of the post or page. */
  id!: string;
}

/** Something that was recorded. */
export class AuditEntryDto {
  /** Entry id. */
  id!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** Stable code of what happened. */
  action!: AuditAction;
  actor!: AuditActorDto;
  /** What it was about, besides the member; null for nothing else. */
  subject!: AuditSubjectDto | null;
  /** Why, where an administrator had to say so. */
  reason!: string | null;
  /** Names the request in the server's logs; null for a job. */
  requestId!: string | null;
}

/** Everything the console shows of one member. */
export class AdminUserDetailsDto {
  /** Member id. */
  id!: string;
  /** 1–100 characters. */
  name!: string;
  /** Up to 254 characters. */
  email!: string;
  /** Ten digits. */
  phone!: string;
  /** Whether they may sign in. */
  status!: MemberStatus;
  /** Null unless suspended. */
  suspension!: SuspensionDto | null;
  /** When they joined; ISO 8601, UTC. */
  createdAt!: string;
  UserProfile!: AdminUserFullProfileDto;
  counts!: UserCountsDto;
  /** Pages they created, newest first, up to fifty. */
  pages!: AdminPageDto[];
  /** Their ten newest posts. */
  recentPosts!: AdminPostDto[];
  /** Where they are signed in, the one seen last first. */
  sessions!: AdminUserSessionDto[];
  /** What was recorded about them, newest first, up to fifty. */
  audit!: AuditEntryDto[];
}

export class AdminUserDetailsResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AdminUserDetailsDto;
}
