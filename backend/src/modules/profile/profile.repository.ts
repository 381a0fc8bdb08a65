import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import type { Member } from './member.entity.js';
import {
  PROFILE_COLUMNS,
  profileAssignments,
  profileValues,
  type ProfileFields,
} from './profile-fields.mapper.js';
import type { MemberRelationName } from './profile.dto.js';

const BY_ID = statement(
  'profile_by_id',
  `SELECT id, name, email, email_confirmed_at AS "emailConfirmedAt", phone, avatar_path AS "avatarPath", cover_path AS "coverPath",
          ${PROFILE_COLUMNS}, revision
     FROM member WHERE id = $1 AND deleted_at IS NULL`,
);
const RELATION = statement(
  'profile_relation',
  `SELECT (SELECT kind FROM member_relation WHERE member_id = $1 AND other_id = $2::bigint) AS kind,
          EXISTS (
            SELECT FROM member_relation WHERE member_id = $2 AND other_id = $1::bigint AND kind = 'block') AS "isBlocked"`,
);
const LOCK = statement(
  'profile_lock',
  `SELECT avatar_path AS "avatarPath", cover_path AS "coverPath", revision
     FROM member WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);
const UPDATE = statement(
  'profile_update',
  `UPDATE member SET name = $2, avatar_path = $3, cover_path = $4, ${profileAssignments(5)} WHERE id = $1`,
);
const UPDATE_PICTURES = statement(
  'profile_update_pictures',
  `UPDATE member SET avatar_path = $2, cover_path = $3 WHERE id = $1`,
);

export type ProfilePictures = Readonly<Pick<Member, 'avatarPath' | 'coverPath'>>;

/** The current state on which a change of a profile is based. */
export type PresentProfile = ProfilePictures & Readonly<Pick<Member, 'revision'>>;

/** The fields that a member may change. */
export type ProfileChange = ProfilePictures & ProfileFields & Readonly<Pick<Member, 'name'>>;

export type ProfileRow = PresentProfile &
  ProfileFields &
  Readonly<Pick<Member, 'id' | 'name' | 'email' | 'emailConfirmedAt' | 'phone'>>;

@Injectable()
export class ProfileRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when there is no such member. */
  async byId(id: string, runner: SqlRunner = this.sql): Promise<ProfileRow | null> {
    const [row] = await runner.query(BY_ID, [id]);
    return row ?? null;
  }

  /** What the viewer chose about another member, and whether that one blocked the viewer. */
  async relation(viewerId: string, id: string): Promise<{ own: MemberRelationName; isBlocked: boolean }> {
    const [row] = await this.sql.query(RELATION, [viewerId, id]);
    return { own: (row?.kind ?? 'none') as MemberRelationName, isBlocked: row?.isBlocked ?? false };
  }

  /** Locks the member against concurrent changes of the profile; null if there is no such member. */
  async lock(id: string, tx: Transaction): Promise<PresentProfile | null> {
    const [row] = await tx.query(LOCK, [id]);
    return row ?? null;
  }

  async update(id: string, change: ProfileChange, tx: Transaction): Promise<void> {
    const { name, avatarPath, coverPath } = change;
    await tx.query(UPDATE, [id, name, avatarPath, coverPath, ...profileValues(change)]);
  }

  async updatePictures(
    id: string,
    { avatarPath, coverPath }: ProfilePictures,
    tx: Transaction,
  ): Promise<void> {
    await tx.query(UPDATE_PICTURES, [id, avatarPath, coverPath]);
  }
}
