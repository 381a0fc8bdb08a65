-- Pictures and what is to happen to their files.

-- A picture belongs to a post, a page, a project or a profile; to none while its upload waits for them.
CREATE TABLE media (
  path varchar(100) CONSTRAINT media_pkey PRIMARY KEY,
  uploader_id bigint NOT NULL CONSTRAINT media_uploader_fkey REFERENCES member ON DELETE CASCADE,
  post_id bigint CONSTRAINT media_post_fkey REFERENCES post ON DELETE CASCADE,
  page_id bigint CONSTRAINT media_page_fkey REFERENCES page ON DELETE CASCADE,
  project_id bigint CONSTRAINT media_project_fkey REFERENCES project ON DELETE CASCADE,
  profile_id bigint CONSTRAINT media_profile_fkey REFERENCES member ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT media_place_check CHECK (num_nonnulls(post_id, page_id, project_id, profile_id) <= 1)
);
CREATE INDEX media_page_idx ON media (page_id) WHERE page_id IS NOT NULL;
CREATE INDEX media_pending_idx ON media (created_at)
  WHERE post_id IS NULL AND page_id IS NULL AND project_id IS NULL AND profile_id IS NULL;
CREATE INDEX media_post_idx ON media (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX media_profile_idx ON media (profile_id) WHERE profile_id IS NOT NULL;
CREATE INDEX media_project_idx ON media (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX media_uploader_idx ON media (uploader_id);
CREATE TRIGGER media_removed AFTER DELETE ON media REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION remember_removed_media();

-- Pictures are served without asking the database, so the files of what is withheld are moved to a prefix that is never
-- served. The newest row of a path decides what happens to its files. A trigger writes the paths of removed media here;
-- what is evidence in a case is moved instead of removed.
CREATE TABLE media_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT media_outbox_pkey PRIMARY KEY,
  path varchar(100) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  act varchar(10) NOT NULL DEFAULT 'remove',
  CONSTRAINT media_outbox_act_check CHECK (act IN ('remove', 'withhold', 'restore'))
);
CREATE INDEX media_outbox_path_idx ON media_outbox (path, id);

-- Which process works on a picture's files: a row instead of a lock, so that no transaction stays open while the store works.
CREATE TABLE media_claim (
  path varchar(100) CONSTRAINT media_claim_pkey PRIMARY KEY,
  until timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  retry_at timestamptz NOT NULL DEFAULT now()
);
