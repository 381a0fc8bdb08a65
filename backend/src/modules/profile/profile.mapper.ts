import type { MemberCardDto } from './profile.dto.js';

/** The columns of a member that lists need, as queries name them. */
export interface MemberCardRow {
  readonly memberId: string;
  readonly memberName: string;
  readonly memberAvatar: string | null;
  readonly memberTitle: string | null;
}

export function toMemberCard(row: MemberCardRow): MemberCardDto {
  return {
    id: row.memberId,
    name: row.memberName,
    UserProfile: { profileUrl: row.memberAvatar, title: row.memberTitle },
  };
}
