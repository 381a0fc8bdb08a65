-- Posts, likes, saved posts, and what makes reading them fast.
--
-- Triggers of one event run in the order of their names. Those that notify ("…_a_…") come before those that count, because
-- the row of a counter is locked last (docs/build/lock-order.md).

-- A post's pictures stand in the post itself, in order, so that a page of the feed needs no join for them; and the id of the accepted
-- answer of a question while everybody may see it (`show_answer`), so that an index has the unanswered ones; and whether it has a poll, which
-- the others then need not be asked for.
CREATE TABLE post (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_pkey PRIMARY KEY,
  author_id bigint NOT NULL CONSTRAINT post_author_fkey REFERENCES member ON DELETE CASCADE,
  page_id bigint CONSTRAINT post_page_fkey REFERENCES page ON DELETE CASCADE,
  content text NOT NULL,
  images jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (lower(visible_text(content))) STORED,
  withheld varchar(10),
  withheld_at timestamptz,
  withheld_note varchar(1000),
  revision integer NOT NULL DEFAULT 1,
  edited_at timestamptz,
  kind varchar(8) NOT NULL DEFAULT 'post',
  title varchar(150),
  is_public boolean NOT NULL DEFAULT false,
  answer_id bigint,
  project_id bigint CONSTRAINT post_project_fkey REFERENCES project ON DELETE SET NULL,
  has_poll boolean NOT NULL DEFAULT false,
  CONSTRAINT post_kind_check CHECK (
    kind IN ('post', 'question', 'article')
    AND (kind = 'post') = (title IS NULL)
    AND (kind = 'article' OR NOT is_public)
    AND (kind = 'question' OR answer_id IS NULL)
    AND (kind = 'post' OR NOT has_poll)
  ),
  CONSTRAINT post_withheld_check CHECK (
    (withheld IS NULL OR withheld IN ('held', 'removed'))
    AND (withheld IS NULL) = (withheld_at IS NULL)
    AND (withheld IS NOT NULL OR withheld_note IS NULL)
  )
);
CREATE INDEX post_author_hidden_idx ON post (author_id, hidden, created_at, id);
CREATE INDEX post_hidden_idx ON post (id) WHERE hidden;
CREATE INDEX post_page_author_idx ON post (page_id, author_id) WHERE page_id IS NOT NULL AND NOT hidden;
CREATE INDEX post_page_hidden_idx ON post (page_id, hidden, created_at, id) WHERE page_id IS NOT NULL;
CREATE INDEX post_project_hidden_idx ON post (project_id, hidden, created_at, id) WHERE project_id IS NOT NULL;
CREATE INDEX post_search_idx ON post USING gin (search_text gin_trgm_ops);
CREATE INDEX post_title_search_idx ON post USING gin (lower(title) gin_trgm_ops) WHERE title IS NOT NULL;
CREATE INDEX post_titled_idx ON post (kind, created_at, id) WHERE kind <> 'post' AND NOT hidden;
CREATE INDEX post_unanswered_idx ON post (created_at, id) WHERE kind = 'question' AND answer_id IS NULL AND NOT hidden;
CREATE INDEX post_visible_newest_idx ON post (created_at, id) WHERE NOT hidden;
CREATE INDEX post_withheld_idx ON post (withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX post_withheld_owner_idx ON post (author_id, withheld_at, id) WHERE withheld IS NOT NULL;
CREATE TRIGGER post_a_notified AFTER INSERT ON post REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_page_posts();
CREATE TRIGGER post_a_placed BEFORE INSERT ON post
  FOR EACH ROW WHEN (new.page_id IS NOT NULL) EXECUTE FUNCTION lock_creator_of_posts_page();
CREATE TRIGGER post_a_refused BEFORE INSERT ON post
  FOR EACH ROW WHEN (new.page_id IS NOT NULL) EXECUTE FUNCTION refuse_banned_post();
CREATE TRIGGER post_a_pushed AFTER INSERT ON post
  FOR EACH ROW WHEN (new.page_id IS NOT NULL) EXECUTE FUNCTION queue_post_for_push();
CREATE TRIGGER post_added AFTER INSERT ON post REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts('1');
CREATE TRIGGER post_changed AFTER UPDATE ON post REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_posts();
CREATE TRIGGER post_edited BEFORE UPDATE OF content, images, title ON post
  FOR EACH ROW WHEN (
    old.content IS DISTINCT FROM new.content OR old.images IS DISTINCT FROM new.images OR old.title IS DISTINCT FROM new.title
  )
  EXECUTE FUNCTION note_edit();
CREATE TRIGGER post_indexed AFTER INSERT ON post
  FOR EACH ROW EXECUTE FUNCTION index_post();
CREATE TRIGGER post_reindexed AFTER UPDATE OF content, title ON post
  FOR EACH ROW WHEN (old.content IS DISTINCT FROM new.content OR old.title IS DISTINCT FROM new.title)
  EXECUTE FUNCTION index_post();
CREATE TRIGGER post_retold AFTER UPDATE OF content, title, revision ON post
  FOR EACH ROW WHEN (
    old.content IS DISTINCT FROM new.content OR old.title IS DISTINCT FROM new.title
    OR (new.has_poll AND old.revision <> new.revision)
  )
  EXECUTE FUNCTION queue_text('post');
CREATE TRIGGER post_told AFTER INSERT ON post
  FOR EACH ROW EXECUTE FUNCTION queue_text('post');
CREATE TRIGGER post_removed AFTER DELETE ON post REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts('-1');

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
  hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT post_like_pkey PRIMARY KEY (post_id, member_id)
);
CREATE INDEX post_like_created_idx ON post_like (created_at) WHERE NOT hidden;
CREATE INDEX post_like_member_idx ON post_like (member_id);
CREATE INDEX post_like_newest_idx ON post_like (post_id, created_at, id);
CREATE TRIGGER post_like_a_notified AFTER INSERT ON post_like REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_likes();
CREATE TRIGGER post_like_added AFTER INSERT ON post_like REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes('1');
CREATE TRIGGER post_like_changed AFTER UPDATE ON post_like REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_likes();
CREATE TRIGGER post_like_removed AFTER DELETE ON post_like REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes('-1');

CREATE TABLE saved_post (
  member_id bigint CONSTRAINT saved_post_member_fkey REFERENCES member ON DELETE CASCADE,
  post_id bigint CONSTRAINT saved_post_post_fkey REFERENCES post ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT saved_post_pkey PRIMARY KEY (member_id, post_id)
);
CREATE INDEX saved_post_newest_idx ON saved_post (member_id, created_at, post_id);
CREATE INDEX saved_post_post_idx ON saved_post (post_id);

-- A post that stands above the feed of its page; past `until` the row means nothing.
CREATE TABLE page_pin (
  page_id bigint CONSTRAINT page_pin_page_fkey REFERENCES page ON DELETE CASCADE,
  post_id bigint CONSTRAINT page_pin_post_fkey REFERENCES post ON DELETE CASCADE,
  pinned_at timestamptz NOT NULL DEFAULT now(),
  until timestamptz NOT NULL,
  CONSTRAINT page_pin_pkey PRIMARY KEY (page_id, post_id)
);
CREATE INDEX page_pin_post_idx ON page_pin (post_id);

-- A topic by the one form of its letters. The jobs find topics of older posts and delete those without posts.
CREATE TABLE topic (
  key varchar(40) COLLATE "C" CONSTRAINT topic_pkey PRIMARY KEY,
  label varchar(80) NOT NULL,
  hidden_at timestamptz
);
CREATE INDEX topic_hidden_idx ON topic (hidden_at, key) WHERE hidden_at IS NOT NULL;

CREATE TABLE post_topic (
  post_id bigint CONSTRAINT post_topic_post_fkey REFERENCES post ON DELETE CASCADE,
  key varchar(40) COLLATE "C" CONSTRAINT post_topic_key_fkey REFERENCES topic,
  created_at timestamptz NOT NULL,
  CONSTRAINT post_topic_pkey PRIMARY KEY (post_id, key)
);
CREATE INDEX post_topic_newest_idx ON post_topic (key, created_at, post_id);

-- The places of "This week", which a job gives to posts. No foreign key: the deletion of a post does not wait for the job.
CREATE TABLE popular_post (
  place smallint CONSTRAINT popular_post_pkey PRIMARY KEY,
  post_id bigint NOT NULL
);

-- The words of a post. `folded` says that every letter has one form; the job `index older posts` renews the other rows.
CREATE TABLE post_search (
  post_id bigint CONSTRAINT post_search_pkey PRIMARY KEY
    CONSTRAINT post_search_post_fkey REFERENCES post ON DELETE CASCADE,
  words tsvector NOT NULL,
  folded boolean NOT NULL DEFAULT false
);
CREATE INDEX post_search_words_idx ON post_search USING gin (words);

-- Counts of the posts of everybody's feed in blocks, so that a page far back is found without reading all pages before it.
-- The job `count older posts` makes the blocks.
CREATE TABLE feed_block (
  number integer CONSTRAINT feed_block_pkey PRIMARY KEY,
  until_at timestamptz NOT NULL,
  until_id bigint NOT NULL,
  posts integer NOT NULL
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX feed_block_until_idx ON feed_block (until_at, until_id);

CREATE TABLE feed_block_group (
  number integer CONSTRAINT feed_block_group_pkey PRIMARY KEY,
  posts integer NOT NULL
) WITH (fillfactor = 70);
