-- Comments, and whom posts and comments mention.

-- A reply has the comment as its parent that it stands below; replies to it have none of their own. A comment that was deleted while it
-- had replies stays without author and text, always hidden, until the last reply has gone.
CREATE TABLE comment (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT comment_pkey PRIMARY KEY,
  post_id bigint NOT NULL CONSTRAINT comment_post_fkey REFERENCES post ON DELETE CASCADE,
  author_id bigint CONSTRAINT comment_author_fkey REFERENCES member ON DELETE CASCADE,
  body varchar(2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  withheld varchar(10),
  withheld_at timestamptz,
  withheld_note varchar(1000),
  revision integer NOT NULL DEFAULT 1,
  edited_at timestamptz,
  parent_id bigint CONSTRAINT comment_parent_fkey REFERENCES comment,
  CONSTRAINT comment_emptied_check CHECK (
    (author_id IS NULL) = (body IS NULL)
    AND (author_id IS NOT NULL OR (hidden AND withheld IS NULL AND parent_id IS NULL))
  ),
  CONSTRAINT comment_withheld_check CHECK (
    (withheld IS NULL OR withheld IN ('held', 'removed'))
    AND (withheld IS NULL) = (withheld_at IS NULL)
    AND (withheld IS NOT NULL OR withheld_note IS NULL)
  )
);
CREATE INDEX comment_author_idx ON comment (author_id);
CREATE INDEX comment_emptied_idx ON comment (id) WHERE author_id IS NULL;
CREATE INDEX comment_post_author_idx ON comment (post_id, author_id) WHERE NOT hidden;
CREATE INDEX comment_post_hidden_idx ON comment (post_id, hidden, created_at, id);
CREATE INDEX comment_reply_idx ON comment (parent_id, created_at, id, hidden) WHERE parent_id IS NOT NULL;
CREATE INDEX comment_search_idx ON comment USING gin (lower(body) gin_trgm_ops);
CREATE INDEX comment_thread_idx ON comment (post_id, created_at, id, hidden) WHERE parent_id IS NULL;
CREATE INDEX comment_visible_newest_idx ON comment (created_at, id) WHERE NOT hidden;
CREATE INDEX comment_withheld_idx ON comment (withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX comment_withheld_owner_idx ON comment (author_id, withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX comment_words_idx ON comment USING gin (name_words(body));
CREATE TRIGGER comment_a_notified AFTER INSERT ON comment REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_comments();
CREATE TRIGGER comment_added AFTER INSERT ON comment REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comments('1');
CREATE TRIGGER comment_changed AFTER UPDATE ON comment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_comments();
CREATE TRIGGER comment_a_admitted BEFORE INSERT ON comment
  FOR EACH ROW EXECUTE FUNCTION refuse_banned_comment();
CREATE TRIGGER comment_a_refused BEFORE INSERT ON comment
  FOR EACH ROW WHEN (new.parent_id IS NOT NULL) EXECUTE FUNCTION refuse_reply();
CREATE TRIGGER comment_emptied BEFORE DELETE ON comment
  FOR EACH ROW WHEN (old.parent_id IS NULL) EXECUTE FUNCTION empty_comment();
CREATE TRIGGER comment_edited BEFORE UPDATE OF body ON comment
  FOR EACH ROW WHEN (new.body IS NOT NULL AND old.body IS DISTINCT FROM new.body) EXECUTE FUNCTION note_edit();
CREATE TRIGGER comment_retold AFTER UPDATE OF body ON comment
  FOR EACH ROW WHEN (new.body IS NOT NULL AND old.body IS DISTINCT FROM new.body) EXECUTE FUNCTION queue_text('comment');
CREATE TRIGGER comment_told AFTER INSERT ON comment
  FOR EACH ROW EXECUTE FUNCTION queue_text('comment');
CREATE TRIGGER comment_removed AFTER DELETE ON comment REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comments('-1');
CREATE TRIGGER comment_shown AFTER UPDATE OF hidden ON comment
  FOR EACH ROW WHEN (old.hidden <> new.hidden) EXECUTE FUNCTION show_answer();

-- The comment that the asker of a question accepted as its answer. While the comment is hidden, the question has none.
CREATE TABLE accepted_answer (
  post_id bigint CONSTRAINT accepted_answer_pkey PRIMARY KEY
    CONSTRAINT accepted_answer_post_fkey REFERENCES post ON DELETE CASCADE,
  comment_id bigint NOT NULL CONSTRAINT accepted_answer_comment_key UNIQUE
    CONSTRAINT accepted_answer_comment_fkey REFERENCES comment ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER accepted_answer_a_shown AFTER INSERT OR DELETE OR UPDATE ON accepted_answer
  FOR EACH ROW EXECUTE FUNCTION show_answer();
CREATE TRIGGER accepted_answer_notified AFTER INSERT OR UPDATE ON accepted_answer
  FOR EACH ROW EXECUTE FUNCTION notify_answer();

-- A mention that an edit took out of the text is kept as withdrawn: who was notified of it is not notified again when it
-- is put back.
CREATE TABLE post_mention (
  post_id bigint CONSTRAINT post_mention_post_fkey REFERENCES post ON DELETE CASCADE,
  member_id bigint CONSTRAINT post_mention_member_fkey REFERENCES member ON DELETE CASCADE,
  label varchar(200) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  readded_at timestamptz,
  CONSTRAINT post_mention_pkey PRIMARY KEY (post_id, member_id)
);
CREATE INDEX post_mention_member_idx ON post_mention (member_id, post_id);
CREATE TRIGGER post_mention_a_notified AFTER INSERT ON post_mention REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_post_mentions();
CREATE TRIGGER post_mention_withdrawn AFTER UPDATE ON post_mention REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_withdrawn_post_mentions();

-- `post_id` repeats the comment's post, so that a notification finds the mentions in one thread by an index.
CREATE TABLE comment_mention (
  comment_id bigint CONSTRAINT comment_mention_comment_fkey REFERENCES comment ON DELETE CASCADE,
  member_id bigint CONSTRAINT comment_mention_member_fkey REFERENCES member ON DELETE CASCADE,
  post_id bigint NOT NULL,
  label varchar(200) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  readded_at timestamptz,
  CONSTRAINT comment_mention_pkey PRIMARY KEY (comment_id, member_id)
);
CREATE INDEX comment_mention_member_idx ON comment_mention (member_id, post_id);
CREATE TRIGGER comment_mention_a_notified AFTER INSERT ON comment_mention REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_comment_mentions();
CREATE TRIGGER comment_mention_withdrawn AFTER UPDATE ON comment_mention REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_withdrawn_comment_mentions();
