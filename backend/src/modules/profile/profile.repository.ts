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
          ${PROFILE_COLUMNS}, revision,
          welcomed_at IS NULL AND NOT EXISTS (SELECT FROM follow WHERE member_id = $1) AS "isWelcomeDue",
          age_band IS NULL AS "isAgeDue"
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

const UPDATE_COLLEGE = statement(
  'profile_update_college',
  `UPDATE member SET college_name = coalesce($2, college_name), college_year = coalesce($3, college_year),
          course_name = coalesce($4, course_name)
    WHERE id = $1`,
);
const END_WELCOME = statement(
  'profile_end_welcome',
  `UPDATE member SET welcomed_at = now() WHERE id = $1 AND welcomed_at IS NULL`,
);

export type ProfilePictures = Readonly<Pick<Member, 'avatarPath' | 'coverPath'>>;

/** The current state on which a change of a profile is based. */
export type PresentProfile = ProfilePictures & Readonly<Pick<Member, 'revision'>>;

/** The fields that a member may change. */
export type ProfileChange = ProfilePictures & ProfileFields & Readonly<Pick<Member, 'name'>>;

export type ProfileRow = PresentProfile &
  ProfileFields &
  Readonly<Pick<Member, 'id' | 'name' | 'email' | 'emailConfirmedAt' | 'phone'>> & {
    /** Whether the member follows nothing and has not ended the welcome. */
    readonly isWelcomeDue: boolean;
    /** Whether the member has neither answered nor skipped the question about their age. */
    readonly isAgeDue: boolean;
  };

/** The new values of what a member studies; null keeps the current one. */
export type CollegeChange = Readonly<Pick<Member, 'collegeName' | 'collegeYear' | 'courseName'>>;

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

  async updateCollege(id: string, change: CollegeChange, tx: Transaction): Promise<void> {
    await tx.query(UPDATE_COLLEGE, [id, change.collegeName, change.collegeYear, change.courseName]);
  }

  /** Remembers when the welcome ended; the first of several calls counts. */
  async endWelcome(id: string): Promise<void> {
    await this.sql.query(END_WELCOME, [id]);
  }
}
