-- Projects, their teams, and who joined them by link.

-- `hidden` follows the rule of pages (pages.sql): a project is hidden when it is withheld itself, or when its owner is deleted or
-- has all content withheld. Updates about a project are posts, which stay when it goes. `join_code` is in the link by which
-- members join; a new one ends the old one.
CREATE TABLE project (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT project_pkey PRIMARY KEY,
  owner_id bigint NOT NULL CONSTRAINT project_owner_fkey REFERENCES member ON DELETE CASCADE,
  title varchar(100) NOT NULL,
  summary varchar(200) NOT NULL,
  about text NOT NULL DEFAULT '',
  status varchar(8) NOT NULL,
  skills text[] NOT NULL DEFAULT '{}',
  links jsonb NOT NULL DEFAULT '[]',
  images jsonb NOT NULL DEFAULT '[]',
  started_on date,
  finished_on date,
  is_public boolean NOT NULL DEFAULT false,
  join_code varchar(22) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (project_text(title, summary, skills)) STORED,
  withheld varchar(10),
  withheld_at timestamptz,
  withheld_note varchar(1000),
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT project_status_check CHECK (status IN ('idea', 'active', 'finished')),
  CONSTRAINT project_days_check CHECK (finished_on IS NULL OR (status = 'finished' AND (started_on IS NULL OR started_on <= finished_on))),
  CONSTRAINT project_withheld_check CHECK (
    (withheld IS NULL OR withheld IN ('held', 'removed'))
    AND (withheld IS NULL) = (withheld_at IS NULL)
    AND (withheld IS NOT NULL OR withheld_note IS NULL)
  )
);
CREATE INDEX project_owner_idx ON project (owner_id, created_at, id);
CREATE INDEX project_search_idx ON project USING gin (search_text gin_trgm_ops);
CREATE INDEX project_visible_latest_idx ON project (updated_at, id) WHERE NOT hidden;
CREATE INDEX project_visible_newest_idx ON project (created_at, id) WHERE NOT hidden;
CREATE INDEX project_withheld_idx ON project (withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX project_withheld_owner_idx ON project (owner_id, withheld_at, id) WHERE withheld IS NOT NULL;
CREATE TRIGGER project_added AFTER INSERT ON project
  FOR EACH ROW EXECUTE FUNCTION refuse_project();
CREATE TRIGGER project_edited BEFORE UPDATE OF title, summary, about, status, skills, links, images, started_on, finished_on, is_public ON project
  FOR EACH ROW WHEN (
    (old.title, old.summary, old.about, old.status, old.skills, old.links, old.images, old.started_on, old.finished_on, old.is_public)
    IS DISTINCT FROM
    (new.title, new.summary, new.about, new.status, new.skills, new.links, new.images, new.started_on, new.finished_on, new.is_public)
  )
  EXECUTE FUNCTION note_project_edit();

-- The team, its owner included. `hidden`: the member's account is deleted, or all their content withheld.
CREATE TABLE project_member (
  project_id bigint CONSTRAINT project_member_project_fkey REFERENCES project ON DELETE CASCADE,
  member_id bigint CONSTRAINT project_member_member_fkey REFERENCES member ON DELETE CASCADE,
  role varchar(40) NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT project_member_pkey PRIMARY KEY (project_id, member_id)
);
CREATE INDEX project_member_member_idx ON project_member (member_id);
CREATE TRIGGER project_member_added AFTER INSERT ON project_member
  FOR EACH ROW EXECUTE FUNCTION refuse_project_member();
