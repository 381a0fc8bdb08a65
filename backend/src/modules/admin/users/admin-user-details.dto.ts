import type { RemovableKind } from '../../../common/removal.js';
import { IsId } from '../../../common/text.validators.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import { AdminPageDto, AdminPostDto } from '../content/admin-content.dto.js';
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
  /** A line the member wrote about themselves. */
  title!: string | null;
  /** About the member; plain text. */
  bio!: string | null;
  /** Null when the member has not given one. */
  collegeName!: string | null;
  /** Four digits. */
  collegeYear!: string | null;
  /** Null when the member has not given one. */
  courseName!: string | null;
}

/** How much of what a member has created still exists. */
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
  /** The browser's `User-Agent`, up to 200 characters. */
  device!: string;
  /** When it signed in; ISO 8601, UTC. */
  createdAt!: string;
  /** When it was last seen, to within five minutes; ISO 8601, UTC. */
  lastSeenAt!: string;
}

export class AuditActorDto {
  /** `anonymous` is somebody who was not signed in, `system` a job or a command. */
  kind!: 'member' | 'administrator' | 'anonymous' | 'system';
  /** Account id; null unless a member or an administrator. */
  id!: string | null;
  /** The member's name or the administrator's user name; null for other kinds, or once the account is gone. */
  name!: string | null;
}

/** What else an event is about; it may no longer exist. */
export class AuditSubjectDto {
  /** What kind of thing it is. */
  kind!: RemovableKind;
  /** Id of the post, page or comment. */
  id!: string;
}

/** An entry of the audit record. */
export class AuditEntryDto {
  /** Entry id. */
  id!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** Stable code of what happened. */
  action!: AuditAction;
  actor!: AuditActorDto;
  /** What it was about besides the member; null when nothing else. */
  subject!: AuditSubjectDto | null;
  /** The reason an administrator gave; null where none is asked for. */
  reason!: string | null;
  /** Finds the request in the server's logs; null for a job or a command. */
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
  /** Live sessions, most recently seen first. */
  sessions!: AdminUserSessionDto[];
  /** The audit record about them, newest first, up to fifty entries. */
  audit!: AuditEntryDto[];
}

export class AdminUserDetailsResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AdminUserDetailsDto;
}
