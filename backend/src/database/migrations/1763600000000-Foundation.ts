import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Members, administrators, sessions, pages, posts, likes, comments, media.
 *
 * Counters follow their rows by statement-level triggers, not by the code that writes: rows also
 * go by foreign-key cascade, where no code runs. Each trigger changes the narrow counter row last,
 * so its lock is held only until the commit. Removed media leave their path in `media_outbox`,
 * also by trigger, so that files follow rows.
 */
export class Foundation1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await createAccounts(runner);
    await createPages(runner);
    await createPosts(runner);
    await createMedia(runner);
    await createPlatform(runner);
    await createCounting(runner);
    await createFunctions(runner, 'toggle_like.v1', 'toggle_follow.v1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION toggle_like, toggle_follow;
      DROP TABLE media_outbox, media, comment, post_like, post_counter, post, follow, page_counter, page,
        session, password_reset, member_credential, member_counter, member, administrator, idempotency_key, setting, limit_count, tally;
      DROP FUNCTION count_members, count_pages, count_follows, count_posts, count_likes, count_comments,
        bump_tally, remember_removed_media;
      DROP EXTENSION pg_trgm;
    `);
  }
}

async function createAccounts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE member (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT member_pkey PRIMARY KEY,
      name varchar(100) NOT NULL,
      email varchar(254) NOT NULL,
      phone varchar(10) NOT NULL,
      title varchar(150),
      bio varchar(2000),
      college_name varchar(150),
      college_year smallint,
      course_name varchar(150),
      avatar_path varchar(100),
      cover_path varchar(100),
      terms_version varchar(20) NOT NULL,
      terms_accepted_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      search_text text GENERATED ALWAYS AS (
        lower(name || E'\\n' || email || E'\\n' || phone || E'\\n' || coalesce(college_name, ''))
      ) STORED,
      CONSTRAINT member_phone_key UNIQUE (phone),
      CONSTRAINT member_phone_check CHECK (phone ~ '^[0-9]{10}$')
    );
    CREATE UNIQUE INDEX member_email_key ON member (lower(email));
    CREATE INDEX member_joined_idx ON member (created_at, id);
    CREATE INDEX member_search_idx ON member USING gin (search_text gin_trgm_ops);

    CREATE TABLE member_counter (
      member_id bigint CONSTRAINT member_counter_pkey PRIMARY KEY
        CONSTRAINT member_counter_member_fkey REFERENCES member ON DELETE CASCADE,
      posts integer NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);

    CREATE TABLE member_credential (
      member_id bigint CONSTRAINT member_credential_pkey PRIMARY KEY
        CONSTRAINT member_credential_member_fkey REFERENCES member ON DELETE CASCADE,
      password_hash varchar(255) NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE password_reset (
      token_hash bytea CONSTRAINT password_reset_pkey PRIMARY KEY,
      member_id bigint NOT NULL CONSTRAINT password_reset_member_fkey REFERENCES member ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX password_reset_member_idx ON password_reset (member_id);

    CREATE TABLE administrator (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT administrator_pkey PRIMARY KEY,
      user_name varchar(100) NOT NULL,
      password_hash varchar(255) NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX administrator_user_name_key ON administrator (lower(user_name));

    CREATE TABLE session (
      id uuid CONSTRAINT session_pkey PRIMARY KEY,
      kind varchar(20) NOT NULL,
      member_id bigint CONSTRAINT session_member_fkey REFERENCES member ON DELETE CASCADE,
      administrator_id bigint CONSTRAINT session_administrator_fkey REFERENCES administrator ON DELETE CASCADE,
      account_id bigint GENERATED ALWAYS AS (coalesce(member_id, administrator_id)) STORED,
      device varchar(200) NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_seen_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      CONSTRAINT session_kind_check CHECK (
        (kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL) OR
        (kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)
      )
    ) WITH (fillfactor = 70);
    CREATE INDEX session_account_idx ON session (account_id, kind);
  `);
}

async function createPages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE page (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT page_pkey PRIMARY KEY,
      creator_id bigint NOT NULL CONSTRAINT page_creator_fkey REFERENCES member ON DELETE CASCADE,
      title varchar(100) NOT NULL,
      description varchar(2000) NOT NULL,
      category varchar(20) NOT NULL DEFAULT 'Department',
      image_path varchar(100),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT page_category_check
        CHECK (category IN ('Department', 'Community', 'Organization', 'Club', 'Event'))
    );
    CREATE INDEX page_newest_idx ON page (created_at, id);
    CREATE INDEX page_creator_idx ON page (creator_id, created_at, id);

    CREATE TABLE page_counter (
      page_id bigint CONSTRAINT page_counter_pkey PRIMARY KEY
        CONSTRAINT page_counter_page_fkey REFERENCES page ON DELETE CASCADE,
      followers integer NOT NULL DEFAULT 0,
      posts integer NOT NULL DEFAULT 0,
      last_post_at timestamptz
    ) WITH (fillfactor = 70);

    CREATE TABLE follow (
      page_id bigint CONSTRAINT follow_page_fkey REFERENCES page ON DELETE CASCADE,
      member_id bigint CONSTRAINT follow_member_fkey REFERENCES member ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT follow_pkey PRIMARY KEY (page_id, member_id)
    );
    CREATE INDEX follow_member_idx ON follow (member_id);
  `);
}

async function createPosts(runner: QueryRunner): Promise<void> {
  // A post's pictures stand in the post itself, in order, so that a feed page needs no join for them.
  await runner.query(`
    CREATE TABLE post (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_pkey PRIMARY KEY,
      author_id bigint NOT NULL CONSTRAINT post_author_fkey REFERENCES member ON DELETE CASCADE,
      page_id bigint CONSTRAINT post_page_fkey REFERENCES page ON DELETE CASCADE,
      content text NOT NULL,
      images jsonb NOT NULL DEFAULT '[]',
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX post_newest_idx ON post (created_at, id);
    CREATE INDEX post_author_idx ON post (author_id, created_at, id);
    CREATE INDEX post_page_idx ON post (page_id, created_at, id) WHERE page_id IS NOT NULL;

    CREATE TABLE post_counter (
      post_id bigint CONSTRAINT post_counter_pkey PRIMARY KEY
        CONSTRAINT post_counter_post_fkey REFERENCES post ON DELETE CASCADE,
      likes integer NOT NULL DEFAULT 0,
      comments integer NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);

    CREATE TABLE post_like (
      post_id bigint CONSTRAINT post_like_post_fkey REFERENCES post ON DELETE CASCADE,
      member_id bigint CONSTRAINT post_like_member_fkey REFERENCES member ON DELETE CASCADE,
      id bigint GENERATED ALWAYS AS IDENTITY,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT post_like_pkey PRIMARY KEY (post_id, member_id)
    );
    CREATE INDEX post_like_newest_idx ON post_like (post_id, created_at, id);
    CREATE INDEX post_like_member_idx ON post_like (member_id);

    CREATE TABLE comment (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT comment_pkey PRIMARY KEY,
      post_id bigint NOT NULL CONSTRAINT comment_post_fkey REFERENCES post ON DELETE CASCADE,
      author_id bigint NOT NULL CONSTRAINT comment_author_fkey REFERENCES member ON DELETE CASCADE,
      body varchar(2000) NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX comment_newest_idx ON comment (post_id, created_at, id);
    CREATE INDEX comment_author_idx ON comment (author_id);
  `);
}

async function createMedia(runner: QueryRunner): Promise<void> {
  await createFunctions(runner, 'remember_removed_media.v1');
  await runner.query(`
    CREATE TABLE media (
      path varchar(100) CONSTRAINT media_pkey PRIMARY KEY,
      uploader_id bigint NOT NULL CONSTRAINT media_uploader_fkey REFERENCES member ON DELETE CASCADE,
      post_id bigint CONSTRAINT media_post_fkey REFERENCES post ON DELETE CASCADE,
      page_id bigint CONSTRAINT media_page_fkey REFERENCES page ON DELETE CASCADE,
      profile_id bigint CONSTRAINT media_profile_fkey REFERENCES member ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT media_place_check CHECK (num_nonnulls(post_id, page_id, profile_id) <= 1)
    );
    CREATE INDEX media_pending_idx ON media (created_at)
      WHERE post_id IS NULL AND page_id IS NULL AND profile_id IS NULL;
    CREATE INDEX media_post_idx ON media (post_id) WHERE post_id IS NOT NULL;
    CREATE INDEX media_page_idx ON media (page_id) WHERE page_id IS NOT NULL;
    CREATE INDEX media_profile_idx ON media (profile_id) WHERE profile_id IS NOT NULL;
    CREATE INDEX media_uploader_idx ON media (uploader_id);

    CREATE TABLE media_outbox (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT media_outbox_pkey PRIMARY KEY,
      path varchar(100) NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TRIGGER media_removed AFTER DELETE ON media REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION remember_removed_media();
  `);
}

async function createPlatform(runner: QueryRunner): Promise<void> {
  // A whole-site counter is spread over slots: writers on one row would wait for each other's commits.
  await runner.query(`
    CREATE TABLE idempotency_key (
      member_id bigint CONSTRAINT idempotency_key_member_fkey REFERENCES member ON DELETE CASCADE,
      call varchar(60),
      key varchar(100),
      fingerprint varchar(64) NOT NULL,
      response jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT idempotency_key_pkey PRIMARY KEY (member_id, call, key)
    );
    CREATE INDEX idempotency_key_age_idx ON idempotency_key (created_at);

    CREATE TABLE setting (
      name varchar(60) CONSTRAINT setting_pkey PRIMARY KEY,
      value jsonb NOT NULL
    );

    CREATE UNLOGGED TABLE limit_count (
      key varchar(100) CONSTRAINT limit_count_pkey PRIMARY KEY,
      hits integer NOT NULL,
      expires_at timestamptz NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX limit_count_expiry_idx ON limit_count (expires_at);

    CREATE TABLE tally (
      name varchar(20),
      slot smallint,
      value bigint NOT NULL DEFAULT 0,
      CONSTRAINT tally_pkey PRIMARY KEY (name, slot)
    ) WITH (fillfactor = 50);
    INSERT INTO tally (name, slot)
      SELECT name, slot FROM unnest(ARRAY['members', 'pages', 'posts']) AS name, generate_series(0, 15) AS slot;
  `);
}

async function createCounting(runner: QueryRunner): Promise<void> {
  await createFunctions(
    runner,
    'bump_tally.v1',
    'count_members.v1',
    'count_pages.v1',
    'count_follows.v1',
    'count_posts.v1',
    'count_likes.v1',
    'count_comments.v1',
  );
  const counted = {
    member: 'count_members',
    page: 'count_pages',
    follow: 'count_follows',
    post: 'count_posts',
    post_like: 'count_likes',
    comment: 'count_comments',
  };
  for (const [table, counter] of Object.entries(counted)) {
    await runner.query(`
      CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ${counter}('1');
      CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ${counter}('-1');
    `);
  }
}
