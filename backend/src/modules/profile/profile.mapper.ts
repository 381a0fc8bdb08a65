import type { Identity } from '../../common/identity.js';
import { toVersion } from '../../common/version.js';
import type { MemberCardDto, MemberRelationName, ProfileDto } from './profile.dto.js';
import { NO_PROFILE_FIELDS, toProfileFields } from './profile-fields.mapper.js';
import type { ProfileRow } from './profile.repository.js';

/** The columns of a member in lists. */
export interface MemberCardRow {
  readonly memberId: string;
  readonly memberName: string;
  readonly memberAvatar: string | null;
  readonly memberTitle: string | null;
}

/** {@link MemberCardRow} in SQL, of a `member` that the query names `m`. */
export const MEMBER_CARD_COLUMNS = `
  m.id AS "memberId", m.name AS "memberName", m.avatar_path AS "memberAvatar", m.title AS "memberTitle"`;

export function toMemberCard(row: MemberCardRow): MemberCardDto {
  return {
    id: row.memberId,
    name: row.memberName,
    UserProfile: { profileUrl: row.memberAvatar, title: row.memberTitle },
  };
}

/**
 * @param isOwner whether it is the viewer's own profile, which includes e-mail, phone and whether the e-mail is confirmed
 * @param relation what the viewer chose about this member
 * @param viewer whose profile it is, and what keeps them from writing
 */
export function toProfile(
  row: ProfileRow,
  isOwner: boolean,
  relation: MemberRelationName = 'none',
  { limit, lacksConsent }: Pick<Identity, 'limit' | 'lacksConsent'> = { limit: null, lacksConsent: false },
): ProfileDto {
  return {
    User: {
      id: row.id,
      name: row.name,
      email: isOwner ? row.email : null,
      phone: isOwner ? row.phone : null,
      emailConfirmed: isOwner ? row.emailConfirmedAt !== null : null,
    },
    ...toProfileFields(row),
    followers: 0,
    following: 0,
    version: toVersion(row.revision),
    relation,
    isOwner,
    isWelcomeDue: isOwner && row.isWelcomeDue,
    isAgeDue: isOwner && row.isAgeDue,
    limit: limit && { until: limit.until.toISOString(), rule: limit.rule },
    lacksConsent,
  };
}

/** The profile of a member whom the viewer blocked: who it is, to undo that, and nothing else. */
export function toBlockedProfile({ id, name, revision }: ProfileRow): ProfileDto {
  return {
    User: { id, name, email: null, phone: null, emailConfirmed: null },
    ...NO_PROFILE_FIELDS,
    followers: 0,
    following: 0,
    version: toVersion(revision),
    relation: 'block',
    isOwner: false,
    isWelcomeDue: false,
    isAgeDue: false,
    limit: null,
    lacksConsent: false,
  };
}
