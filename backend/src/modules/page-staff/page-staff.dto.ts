import { IsIn } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import type { PageActName, PageStaffRole } from '../../common/page-staff.js';
import { PageRequestDto, type PaginationDto } from '../../common/pagination.dto.js';
import { IsId } from '../../common/text.validators.js';
import type { MemberCardDto } from '../profile/profile.dto.js';

export class GetRolesDto {
  /** Page id. */
  @IsId('id')
  id!: string;
}

export class SetRoleDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** The member's id; of a follower for `moderator`. Moderators name themselves, with `none`. */
  @IsId('memberId')
  memberId!: string;

  /** `moderator` lets the member help to run the page; `none` ends that. */
  @IsIn(['moderator', 'none'], { message: 'role must be moderator or none' })
  role!: 'moderator' | 'none';
}

export class GetPageActsDto extends PageRequestDto {
  /** Page id. */
  @IsId('id')
  id!: string;
}

/** A member who helps to run a page. */
export class PageModeratorDto {
  User!: MemberCardDto;
  /** Since when; ISO 8601, UTC. */
  since!: string;
}

/** That the owner asks a follower to take over the page. */
export class PageTransferDto {
  /** Whom the owner asks. */
  User!: MemberCardDto;
  /** Until when they can accept; ISO 8601, UTC. */
  until!: string;
}

/** Who runs a page. */
export class PageRolesDto {
  /** Its creator, who alone edits and deletes it, and chooses the moderators. */
  owner!: MemberCardDto;
  /** Followers who help the owner; at most ten and who owned it before, those of longest standing first. */
  moderators!: PageModeratorDto[];
  /** What the caller is to the page; null when they do not run it. */
  role!: PageStaffRole | null;
  /** Whether the caller may take no part in the page: neither follow it nor post, comment or vote there. */
  isBanned!: boolean;
  /** The offer of the page that waits: for its owner, and for whom they ask. Null for others, and when none waits. */
  transfer!: PageTransferDto | null;
}

export class PageRolesResponseDto extends SuccessResponseDto {
  data!: PageRolesDto;
}

export class PageRoleSetResponseDto extends MessageResponseDto {
  data!: PageRolesDto;
}

/** What somebody who runs a page did. */
export class PageActDto {
  /** Id of the act. */
  id!: string;
  /** Later versions may add names; leave out an unknown one. */
  act!: PageActName;
  /** When; ISO 8601, UTC. */
  at!: string;
  /** Why somebody was banned, or a post or comment removed; null for other acts. */
  reason!: string | null;
  /** Who did it; null once they deleted the account. */
  Actor!: MemberCardDto | null;
  /** Whom it concerned, of `transferred` and `transfer_declined` who owned the page; null once they deleted the account. */
  User!: MemberCardDto | null;
}

export class PageActListDto {
  /** Latest first. */
  acts!: PageActDto[];
  pagination!: PaginationDto;
}

export class PageActListResponseDto extends SuccessResponseDto {
  data!: PageActListDto;
}
