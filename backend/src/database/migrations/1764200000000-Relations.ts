import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Who muted and who blocked whom; a follow between members of whom one blocked the other is refused. The release before
 * writes none and shows everything. The indexes on posts and comments count those of a few authors on one page or under one
 * post.
 */
export class Relations1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member_relation (
        member_id bigint NOT NULL CONSTRAINT member_relation_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        other_id bigint NOT NULL CONSTRAINT member_relation_other_fkey REFERENCES member (id) ON DELETE CASCADE,
        kind varchar(5) NOT NULL CONSTRAINT member_relation_kind_check CHECK (kind IN ('mute', 'block')),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT member_relation_pkey PRIMARY KEY (member_id, other_id),
        CONSTRAINT member_relation_self_check CHECK (member_id <> other_id)
      );
      CREATE INDEX member_relation_other_idx ON member_relation (other_id, kind);
      CREATE INDEX post_page_author_idx ON post (page_id, author_id) WHERE page_id IS NOT NULL AND NOT hidden;
      CREATE INDEX comment_post_author_idx ON comment (post_id, author_id) WHERE NOT hidden;
    `);
    await createFunctions(runner, 'concealed_from.v1', 'toggle_follow.v4');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'toggle_follow.v3');
    await runner.query(`
      DROP FUNCTION concealed_from;
      DROP INDEX post_page_author_idx, comment_post_author_idx;
      DROP TABLE member_relation;
    `);
  }
}
