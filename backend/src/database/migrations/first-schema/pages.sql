-- Pages and who follows them.

-- One rule decides `hidden` of pages, posts and comments, and only `set_member_hidden` and `set_withheld` apply it: a row is
-- hidden when it is withheld itself, when its author (of a page: its creator) is deleted or has all content withheld, and a
-- post also when its page is.
-- What hangs on a hidden post or page cannot be reached either, so its own flag does not change.
-- `withheld` is 'removed' by an administrator, 'held' until a decision, or (a page) 'deleted' by its creator, until a job
-- deletes the rows.
CREATE TABLE page (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT page_pkey PRIMARY KEY,
  creator_id bigint NOT NULL CONSTRAINT page_creator_fkey REFERENCES member ON DELETE CASCADE,
  title varchar(100) NOT NULL,
  description varchar(2000) NOT NULL,
  category varchar(20) NOT NULL DEFAULT 'Department',
  image_path varchar(100),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (lower(title || E'\n' || description)) STORED,
  withheld varchar(10),
  withheld_at timestamptz,
  withheld_note varchar(1000),
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT page_category_check CHECK (category IN ('Department', 'Community', 'Organization', 'Club', 'Event')),
  CONSTRAINT page_withheld_check CHECK (
    (withheld IS NULL OR withheld IN ('held', 'removed', 'deleted'))
    AND (withheld IS NULL) = (withheld_at IS NULL)
    AND (withheld IS NOT NULL OR withheld_note IS NULL)
  )
);
CREATE INDEX page_creator_idx ON page (creator_id, created_at, id);
CREATE INDEX page_search_idx ON page USING gin (search_text gin_trgm_ops);
CREATE INDEX page_visible_newest_idx ON page (created_at, id) WHERE NOT hidden;
CREATE INDEX page_withheld_idx ON page (withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX page_withheld_owner_idx ON page (creator_id, withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX page_words_idx ON page USING gin (page_words(title, description));
CREATE TRIGGER page_active_edit AFTER UPDATE OF updated_at ON page
  FOR EACH ROW WHEN (new.updated_at IS DISTINCT FROM old.updated_at) EXECUTE FUNCTION page_was_edited();
CREATE TRIGGER page_added AFTER INSERT ON page REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_pages('1');
CREATE TRIGGER page_changed AFTER UPDATE ON page REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_pages();
CREATE TRIGGER page_edited BEFORE UPDATE OF title, description, category, image_path ON page
  FOR EACH ROW WHEN (
    old.title IS DISTINCT FROM new.title
    OR old.description IS DISTINCT FROM new.description
    OR old.category IS DISTINCT FROM new.category
    OR old.image_path IS DISTINCT FROM new.image_path
  )
  EXECUTE FUNCTION count_revision();
CREATE TRIGGER page_removed AFTER DELETE ON page REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_pages('-1');

-- Counters count what is not hidden. Triggers keep them, not the code that writes, because cascades delete rows, too. They
-- change the narrow row of the counter last, so that its lock is held only until the commit.
-- `active_at` is the later of the last edit and the last post.
CREATE TABLE page_counter (
  page_id bigint CONSTRAINT page_counter_pkey PRIMARY KEY
    CONSTRAINT page_counter_page_fkey REFERENCES page ON DELETE CASCADE,
  followers integer NOT NULL DEFAULT 0,
  posts integer NOT NULL DEFAULT 0,
  last_post_at timestamptz,
  active_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE INDEX page_counter_active_idx ON page_counter (active_at, page_id);
CREATE INDEX page_counter_followers_idx ON page_counter (followers, page_id) WHERE posts > 0;
CREATE TRIGGER page_counter_active_new BEFORE INSERT ON page_counter
  FOR EACH ROW EXECUTE FUNCTION keep_page_active_at();
CREATE TRIGGER page_counter_active_post BEFORE UPDATE OF last_post_at ON page_counter
  FOR EACH ROW WHEN (new.last_post_at IS DISTINCT FROM old.last_post_at) EXECUTE FUNCTION keep_page_active_at();

-- `bell_since`: since when the follower is notified of new posts on the page.
CREATE TABLE follow (
  page_id bigint CONSTRAINT follow_page_fkey REFERENCES page ON DELETE CASCADE,
  member_id bigint CONSTRAINT follow_member_fkey REFERENCES member ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  bell_since timestamptz,
  CONSTRAINT follow_pkey PRIMARY KEY (page_id, member_id)
);
CREATE INDEX follow_bell_idx ON follow (member_id) WHERE bell_since IS NOT NULL;
CREATE INDEX follow_member_idx ON follow (member_id);
CREATE INDEX follow_page_newest_idx ON follow (page_id, created_at);
CREATE TRIGGER follow_a_notified AFTER INSERT ON follow REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_follows();
CREATE TRIGGER follow_added AFTER INSERT ON follow REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows('1');
CREATE TRIGGER follow_changed AFTER UPDATE ON follow REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_follows();
CREATE TRIGGER follow_removed AFTER DELETE ON follow REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');

-- Who helps the creator to run a page: followers, so that whoever unfollows, is made to, or has their account purged is none any more.
CREATE TABLE page_role (
  page_id bigint,
  member_id bigint,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT page_role_pkey PRIMARY KEY (page_id, member_id),
  CONSTRAINT page_role_page_member_fkey FOREIGN KEY (page_id, member_id) REFERENCES follow ON DELETE CASCADE
);
CREATE INDEX page_role_member_idx ON page_role (member_id);

-- Whom the creator asks to take a page over: a follower, so that the offer ends with the follow. It can be accepted until `expires_at`; a
-- job deletes it then.
CREATE TABLE page_transfer (
  page_id bigint CONSTRAINT page_transfer_pkey PRIMARY KEY,
  to_id bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT page_transfer_page_to_fkey FOREIGN KEY (page_id, to_id) REFERENCES follow ON DELETE CASCADE
);
CREATE INDEX page_transfer_to_idx ON page_transfer (to_id);
CREATE INDEX page_transfer_expires_idx ON page_transfer (expires_at);

-- What those who run a page did, for its creator. `actor_id` did it to `member_id`; both are null once the account is purged.
CREATE TABLE page_act (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT page_act_pkey PRIMARY KEY,
  page_id bigint NOT NULL CONSTRAINT page_act_page_fkey REFERENCES page ON DELETE CASCADE,
  actor_id bigint CONSTRAINT page_act_actor_fkey REFERENCES member ON DELETE SET NULL,
  act varchar(20) NOT NULL,
  member_id bigint CONSTRAINT page_act_member_fkey REFERENCES member ON DELETE SET NULL,
  reason varchar(500),
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT page_act_act_check CHECK (act IN (
    'moderator_added', 'moderator_removed', 'stepped_down', 'banned', 'ban_lifted', 'transfer_offered', 'transfer_withdrawn',
    'transfer_declined', 'transferred', 'post_removed', 'comment_removed'
  ))
);
CREATE INDEX page_act_actor_idx ON page_act (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX page_act_member_idx ON page_act (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX page_act_page_idx ON page_act (page_id, id);

-- Who may neither follow a page nor post, comment or vote on it. Whoever bans locks the member alone, and so waits for what they are just
-- writing (refuse_banned).
CREATE TABLE page_ban (
  page_id bigint CONSTRAINT page_ban_page_fkey REFERENCES page ON DELETE CASCADE,
  member_id bigint CONSTRAINT page_ban_member_fkey REFERENCES member ON DELETE CASCADE,
  by_id bigint CONSTRAINT page_ban_by_fkey REFERENCES member ON DELETE SET NULL,
  reason varchar(300) NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT page_ban_pkey PRIMARY KEY (page_id, member_id)
);
CREATE INDEX page_ban_by_idx ON page_ban (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX page_ban_member_idx ON page_ban (member_id);
CREATE INDEX page_ban_newest_idx ON page_ban (page_id, since, member_id);
