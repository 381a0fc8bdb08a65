import { Injectable } from '@nestjs/common';
import { ExportSql } from '../../platform/sql/own-pools.js';
import { statement } from '../../platform/sql/statement.js';
import { PROFILE_COLUMNS } from '../profile/profile-fields.mapper.js';
import { BATCH, LISTS, type ExportedList, type ExportedRow } from './account-export.statements.js';

const PROFILE = statement(
  'export_profile',
  `SELECT id, name, ${PROFILE_COLUMNS}, avatar_path AS "portrait", cover_path AS "cover"
     FROM member WHERE id = $1`,
);
const ACCOUNT = statement(
  'export_account',
  `SELECT m.email, m.email_confirmed_at AS "emailConfirmedAt",
          (SELECT t.value FROM mail_token t
            WHERE t.member_id = m.id AND t.purpose = 'change email' AND t.expires_at > now()) AS "newEmail", m.phone, m.created_at AS "joinedAt", m.terms_version AS "termsVersion",
          m.terms_accepted_at AS "termsAcceptedAt", m.welcomed_at AS "welcomedAt", m.age_band AS "ageBand",
          m.consent_due_at AS "guardianNeededBy", g.state AS "guardianConsent", g.method AS "guardianConsentBy",
          g.relation AS "guardianRelation", g.asked_at AS "guardianAskedAt", g.answered_at AS "guardianAnsweredAt", c.changed_at AS "passwordChangedAt",
          (SELECT f.confirmed_at FROM factor f WHERE f.member_id = m.id AND f.confirmed_at IS NOT NULL) AS "twoStepSince",
          (SELECT count(*)::int FROM recovery_code r WHERE r.member_id = m.id AND r.used_at IS NULL) AS "recoveryCodesLeft",
          s.off AS "notificationsOff", s.mail AS "notificationsMailed", s.digest AS "weeklySummary",
          s.seen_at AS "notificationsSeenAt"
     FROM member m JOIN member_credential c ON c.member_id = m.id
     LEFT JOIN guardian_consent g ON g.member_id = m.id
     LEFT JOIN notification_setting s ON s.member_id = m.id WHERE m.id = $1`,
);

// The pictures of removed content are left out: their files cannot be read.
const PICTURES = statement(
  'export_pictures',
  `SELECT path FROM media
    WHERE uploader_id = $1 AND path > $2 AND num_nonnulls(post_id, page_id, project_id, profile_id) = 1
      AND NOT EXISTS (SELECT FROM page g WHERE g.id = media.page_id AND g.withheld IS NOT NULL)
      AND NOT EXISTS (SELECT FROM project t WHERE t.id = media.project_id AND t.withheld IS NOT NULL)
      AND NOT EXISTS (SELECT FROM post p LEFT JOIN page g ON g.id = p.page_id
                       WHERE p.id = media.post_id AND (p.withheld IS NOT NULL OR g.withheld IS NOT NULL))
    ORDER BY path LIMIT ${BATCH}`,
);

/** The signed records: $1 member, $2 the last serial number of the previous batch. */
const CREDENTIALS = statement(
  'export_credentials',
  `SELECT serial, credential FROM record WHERE member_id = $1 AND credential IS NOT NULL AND serial > $2 ORDER BY serial LIMIT ${BATCH}`,
  { notNull: ['credential'] },
);

@Injectable()
export class AccountExportRepository {
  constructor(private readonly sql: ExportSql) {}

  /** Null when there is no such member. */
  async profile(memberId: string): Promise<ExportedRow | null> {
    const [row] = await this.sql.query(PROFILE, [memberId]);
    return row ?? null;
  }

  async account(memberId: string): Promise<ExportedRow | null> {
    const [row] = await this.sql.query(ACCOUNT, [memberId]);
    return row ?? null;
  }

  /** All rows of a list, read in parts as they are consumed. */
  async *rows(name: ExportedList, memberId: string): AsyncGenerator<ExportedRow> {
    for (let last: string | undefined = '0'; last !== undefined;) {
      const rows: ({ key: string } & ExportedRow)[] = await this.sql.query(LISTS[name], [memberId, last]);
      for (const { key: _, ...row } of rows) yield row;
      last = rows.at(-1)?.key;
    }
  }

  /** The credentials of the records that the member accepted, read in parts as they are consumed. */
  async *credentials(memberId: string): AsyncGenerator<{ serial: string; credential: string }> {
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows: { serial: string; credential: string }[] = await this.sql.query(CREDENTIALS, [
        memberId,
        last,
      ]);
      yield* rows;
      last = rows.at(-1)?.serial;
    }
  }

  /** Paths of the pictures used in the member's content, read in parts as they are consumed. */
  async *pictures(memberId: string): AsyncGenerator<string> {
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows: { path: string }[] = await this.sql.query(PICTURES, [memberId, last]);
      for (const { path } of rows) yield path;
      last = rows.at(-1)?.path;
    }
  }
}
