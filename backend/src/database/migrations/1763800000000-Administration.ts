import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * What administrators need: suspension, the audit table, searching content and figures per day.
 */
export class Administration1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createSuspension(runner);
    await createAudit(runner);
    await createContentSearch(runner);
    await createTimeline(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX post_like_created_idx, comment_created_idx;
      ALTER TABLE page DROP COLUMN search_text;
      ALTER TABLE post DROP COLUMN search_text;
      DROP FUNCTION visible_text;
      DROP TRIGGER member_erased ON member;
      DROP TABLE audit_event;
      DROP FUNCTION refuse_audit_change, forget_audit_reasons;
      ALTER TABLE member DROP COLUMN suspended_at, DROP COLUMN suspended_by, DROP COLUMN suspension_reason;
    `);
  }
}

async function createSuspension(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE member
      ADD COLUMN suspended_at timestamptz,
      ADD COLUMN suspended_by bigint CONSTRAINT member_suspended_by_fkey REFERENCES administrator ON DELETE SET NULL,
      ADD COLUMN suspension_reason varchar(500),
      ADD CONSTRAINT member_suspension_check CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL));
    CREATE INDEX member_suspended_idx ON member (suspended_at) WHERE suspended_at IS NOT NULL;
  `);
}

/**
 * Insert-only: triggers refuse every change, of the table's owner too. Ids refer to nothing by foreign key, so that
 * what happened stays known when those it happened to are gone; a number nobody carries any more names nobody.
 * The one text that may tell of a person is an administrator's reason: it goes when its member does, which is the one
 * change let through.
 */
async function createAudit(runner: QueryRunner): Promise<void> {
  await createFunctions(runner, 'refuse_audit_change.v1', 'forget_audit_reasons.v1');
  await runner.query(`
    CREATE TABLE audit_event (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_event_pkey PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      actor_kind varchar(20) NOT NULL,
      actor_id bigint,
      action varchar(60) NOT NULL,
      subject_kind varchar(20),
      subject_id bigint,
      member_id bigint,
      details jsonb NOT NULL DEFAULT '{}',
      request_id varchar(64),
      CONSTRAINT audit_event_actor_check CHECK (
        actor_kind IN ('member', 'administrator', 'anonymous', 'system') AND
        (actor_id IS NOT NULL) = (actor_kind IN ('member', 'administrator'))
      ),
      CONSTRAINT audit_event_subject_check CHECK ((subject_kind IS NULL) = (subject_id IS NULL))
    );
    CREATE INDEX audit_event_member_idx ON audit_event (member_id, id) WHERE member_id IS NOT NULL;
    CREATE INDEX audit_event_action_idx ON audit_event (action, at);

    CREATE TRIGGER audit_event_unchanged BEFORE UPDATE OR DELETE ON audit_event
      FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
    CREATE TRIGGER audit_event_kept BEFORE TRUNCATE ON audit_event
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    CREATE TRIGGER member_erased AFTER DELETE ON member REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION forget_audit_reasons();
  `);
}

/**
 * Any part of a word is found, in any script, so trigrams rather than words. Columns rather than indexes on the
 * expression: a search of one or two letters has no trigram and reads every row, and must not strip every row's tags.
 */
async function createContentSearch(runner: QueryRunner): Promise<void> {
  await createFunctions(runner, 'visible_text.v1');
  await runner.query(`
    ALTER TABLE post ADD COLUMN search_text text GENERATED ALWAYS AS (lower(visible_text(content))) STORED;
    CREATE INDEX post_search_idx ON post USING gin (search_text gin_trgm_ops);
    ALTER TABLE page ADD COLUMN search_text text
      GENERATED ALWAYS AS (lower(title || E'\\n' || description)) STORED;
    CREATE INDEX page_search_idx ON page USING gin (search_text gin_trgm_ops);
  `);
}

/**
 * Figures per day count rows through an index rather than keep a tally per day: everybody who likes something would
 * wait in line for the day's row, and days would have to follow every removal. The entries of an index on time all go
 * to its right edge.
 */
async function createTimeline(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE INDEX post_like_created_idx ON post_like (created_at) WHERE NOT hidden;
    CREATE INDEX comment_created_idx ON comment (created_at) WHERE NOT hidden;
  `);
}
