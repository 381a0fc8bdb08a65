-- Openings of pages and projects, who saved them, applications for them, and what happened to each.

-- `poster_id` manages it: they created the page, or own the project. `hidden` is what one rule says (function `show_openings`): it is
-- withheld itself or with its page or project, or its poster is deleted, suspended, or has all content withheld. `opened_at`: since
-- when it is open in this round; null while nobody has approved it. `closed_at`: when its manager closed it. One whose last day has passed stays open here, and answers say
-- closed. `reason`: why it was declined. `schedule`: at what times help is wanted; only where it says so may hours and weeks be missing. `search_text`: what a search looks in.
CREATE TABLE opening (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT opening_pkey PRIMARY KEY,
  kind varchar(12) NOT NULL,
  page_id bigint CONSTRAINT opening_page_fkey REFERENCES page ON DELETE CASCADE,
  project_id bigint CONSTRAINT opening_project_fkey REFERENCES project ON DELETE CASCADE,
  poster_id bigint NOT NULL CONSTRAINT opening_poster_fkey REFERENCES member ON DELETE CASCADE,
  title varchar(120) NOT NULL,
  field varchar(12) NOT NULL,
  about varchar(5000) NOT NULL,
  mode varchar(7) NOT NULL,
  city varchar(80) NOT NULL DEFAULT '',
  hours_week smallint,
  weeks smallint,
  schedule varchar(80) NOT NULL DEFAULT '',
  starts_on date,
  closes_on date NOT NULL,
  places smallint NOT NULL,
  stipend_min integer,
  stipend_max integer,
  questions jsonb NOT NULL DEFAULT '[]',
  state varchar(8) NOT NULL,
  reason varchar(1000),
  opened_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (lower(title || E'\n' || about)) STORED,
  withheld varchar(10),
  withheld_at timestamptz,
  withheld_note varchar(1000),
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT opening_kind_check CHECK (kind IN ('internship', 'volunteering', 'role')),
  CONSTRAINT opening_place_check CHECK (num_nonnulls(page_id, project_id) = 1 AND (kind = 'role') = (project_id IS NOT NULL)),
  CONSTRAINT opening_field_check CHECK (
    field IN (
      'software', 'design', 'writing', 'teaching', 'research', 'marketing', 'operations', 'electronics', 'mechanical', 'civil',
      'life-science', 'finance', 'law', 'media', 'other'
    )
  ),
  CONSTRAINT opening_mode_check CHECK (mode IN ('on_site', 'remote', 'hybrid') AND (mode = 'remote' OR city <> '')),
  CONSTRAINT opening_numbers_check CHECK (hours_week BETWEEN 1 AND 48 AND weeks BETWEEN 1 AND 52 AND places BETWEEN 1 AND 500),
  CONSTRAINT opening_time_check CHECK (
    (hours_week IS NULL) = (weeks IS NULL) AND (hours_week IS NOT NULL OR schedule <> '') AND (schedule = '' OR kind <> 'internship')
  ),
  CONSTRAINT opening_stipend_check CHECK (
    (stipend_min IS NOT NULL) = (kind = 'internship') AND (stipend_max IS NOT NULL) = (kind = 'internship')
    AND (stipend_min IS NULL OR (stipend_min BETWEEN 0 AND stipend_max AND stipend_max <= 200000 AND (stipend_max > 0 OR hours_week <= 20)))
  ),
  CONSTRAINT opening_state_check CHECK (state IN ('review', 'open', 'declined', 'closed') AND (state <> 'open' OR opened_at IS NOT NULL)),
  CONSTRAINT opening_withheld_check CHECK (
    (withheld IS NULL OR withheld IN ('held', 'removed'))
    AND (withheld IS NULL) = (withheld_at IS NULL)
    AND (withheld IS NOT NULL OR withheld_note IS NULL)
  )
);
CREATE INDEX opening_newest_idx ON opening (kind, opened_at, id) WHERE state = 'open' AND NOT hidden;
CREATE INDEX opening_closing_idx ON opening (kind, closes_on, id) WHERE state = 'open' AND NOT hidden;
CREATE INDEX opening_page_idx ON opening (page_id, id) WHERE page_id IS NOT NULL;
CREATE INDEX opening_project_idx ON opening (project_id, id) WHERE project_id IS NOT NULL;
CREATE INDEX opening_poster_idx ON opening (poster_id, created_at, id);
CREATE INDEX opening_visible_newest_idx ON opening (created_at, id) WHERE NOT hidden;
CREATE INDEX opening_search_idx ON opening USING gin (search_text gin_trgm_ops);
CREATE INDEX opening_withheld_idx ON opening (withheld_at, id) WHERE withheld IS NOT NULL;
CREATE INDEX opening_withheld_poster_idx ON opening (poster_id, withheld_at, id) WHERE withheld IS NOT NULL;
CREATE TRIGGER opening_added AFTER INSERT ON opening
  FOR EACH ROW EXECUTE FUNCTION add_opening();
CREATE TRIGGER opening_deleted AFTER DELETE ON opening
  FOR EACH ROW EXECUTE FUNCTION drop_approval();
CREATE TRIGGER opening_edited BEFORE UPDATE OF title, field, about, mode, city, hours_week, weeks, schedule, starts_on, closes_on, places,
    stipend_min, stipend_max, questions ON opening
  FOR EACH ROW WHEN (
    (old.title, old.field, old.about, old.mode, old.city, old.hours_week, old.weeks, old.schedule, old.starts_on, old.closes_on, old.places,
     old.stipend_min, old.stipend_max, old.questions)
    IS DISTINCT FROM
    (new.title, new.field, new.about, new.mode, new.city, new.hours_week, new.weeks, new.schedule, new.starts_on, new.closes_on, new.places,
     new.stipend_min, new.stipend_max, new.questions)
  )
  EXECUTE FUNCTION count_revision();
CREATE TRIGGER member_suspended AFTER UPDATE OF suspended_at ON member
  FOR EACH ROW WHEN ((old.suspended_at IS NULL) <> (new.suspended_at IS NULL))
  EXECUTE FUNCTION show_openings_of_suspended();

-- Applications that an opening has, and those that nobody has answered; triggers count them.
CREATE TABLE opening_counter (
  opening_id bigint CONSTRAINT opening_counter_pkey PRIMARY KEY
    CONSTRAINT opening_counter_opening_fkey REFERENCES opening ON DELETE CASCADE,
  applications integer NOT NULL DEFAULT 0,
  waiting integer NOT NULL DEFAULT 0
);

CREATE TABLE opening_save (
  member_id bigint CONSTRAINT opening_save_member_fkey REFERENCES member ON DELETE CASCADE,
  opening_id bigint CONSTRAINT opening_save_opening_fkey REFERENCES opening ON DELETE CASCADE,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT opening_save_pkey PRIMARY KEY (member_id, opening_id)
);
CREATE INDEX opening_save_opening_idx ON opening_save (opening_id);
CREATE INDEX opening_save_latest_idx ON opening_save (member_id, saved_at, opening_id);

-- One for each opening and member; whoever withdrew may send it once more (`attempts`). Title, organisation and kind are those of the
-- opening then, because it may go: then `opening_id` is null, and the application has ended. `managed_at`: the last act of a manager.
-- The texts are emptied 180 days after the end. `hidden`: the member's account is deleted, or all their content withheld.
CREATE TABLE application (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT application_pkey PRIMARY KEY,
  opening_id bigint CONSTRAINT application_opening_fkey REFERENCES opening ON DELETE SET NULL,
  member_id bigint NOT NULL CONSTRAINT application_member_fkey REFERENCES member ON DELETE CASCADE,
  kind varchar(12) NOT NULL,
  title varchar(120) NOT NULL,
  organisation varchar(100) NOT NULL,
  note varchar(1500) NOT NULL,
  answers jsonb NOT NULL DEFAULT '[]',
  links jsonb NOT NULL DEFAULT '[]',
  share_email boolean NOT NULL DEFAULT false,
  share_phone boolean NOT NULL DEFAULT false,
  state varchar(10) NOT NULL DEFAULT 'applied',
  attempts smallint NOT NULL DEFAULT 1,
  seen_at timestamptz,
  answered_at timestamptz,
  managed_at timestamptz,
  ended_at timestamptz,
  new_for_applicant boolean NOT NULL DEFAULT false,
  new_for_manager boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT application_opening_member_key UNIQUE (opening_id, member_id),
  CONSTRAINT application_kind_check CHECK (kind IN ('internship', 'volunteering', 'role')),
  CONSTRAINT application_state_check CHECK (
    state IN ('applied', 'interview', 'offered', 'accepted', 'declined', 'withdrawn', 'completed', 'unanswered')
  ),
  CONSTRAINT application_ended_check CHECK (
    ended_at IS NOT NULL OR state NOT IN ('declined', 'withdrawn', 'completed', 'unanswered')
  )
);
CREATE INDEX application_opening_state_idx ON application (opening_id, state, id);
CREATE INDEX application_member_latest_idx ON application (member_id, updated_at, id);
CREATE INDEX application_waiting_idx ON application (opening_id) WHERE state IN ('applied', 'interview');
CREATE INDEX application_new_for_applicant_idx ON application (member_id) WHERE new_for_applicant;
CREATE INDEX application_new_for_manager_idx ON application (opening_id) WHERE new_for_manager;
CREATE INDEX application_texts_idx ON application (ended_at) WHERE ended_at IS NOT NULL AND note <> '';
CREATE TRIGGER application_added AFTER INSERT ON application
  FOR EACH ROW EXECUTE FUNCTION count_applications();
CREATE TRIGGER application_changed AFTER UPDATE OF state, hidden ON application
  FOR EACH ROW WHEN ((old.state, old.hidden) IS DISTINCT FROM (new.state, new.hidden))
  EXECUTE FUNCTION count_applications();
CREATE TRIGGER application_deleted AFTER DELETE ON application
  FOR EACH ROW EXECUTE FUNCTION count_applications();
CREATE TRIGGER application_left_alone BEFORE UPDATE OF opening_id ON application
  FOR EACH ROW WHEN (new.opening_id IS NULL) EXECUTE FUNCTION end_application();

-- What happened to an application, for both sides: a new state, a message, or both. `manager_id`: who did it, where the author is
-- `manager`; null once that account is purged. The opening may have another manager by now.
CREATE TABLE application_event (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT application_event_pkey PRIMARY KEY,
  application_id bigint NOT NULL CONSTRAINT application_event_application_fkey REFERENCES application ON DELETE CASCADE,
  author varchar(9) NOT NULL,
  state varchar(10),
  body varchar(2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  manager_id bigint CONSTRAINT application_event_manager_fkey REFERENCES member ON DELETE SET NULL,
  CONSTRAINT application_event_author_check CHECK (author IN ('applicant', 'manager', 'system')),
  CONSTRAINT application_event_state_check CHECK (
    state IN ('applied', 'interview', 'offered', 'accepted', 'declined', 'withdrawn', 'completed', 'unanswered')
  )
);
CREATE INDEX application_event_application_idx ON application_event (application_id, id);
CREATE INDEX application_event_manager_idx ON application_event (manager_id, id) WHERE manager_id IS NOT NULL;
CREATE TRIGGER application_event_notified AFTER INSERT ON application_event FOR EACH ROW EXECUTE FUNCTION notify_applications();
