-- Members, administrators (the console's accounts, of whatever role), their sessions, and whom members muted or blocked.

CREATE TABLE administrator (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT administrator_pkey PRIMARY KEY,
  user_name varchar(100) NOT NULL,
  password_hash varchar(255),
  created_at timestamptz NOT NULL DEFAULT now(),
  role varchar(13) NOT NULL DEFAULT 'administrator',
  email varchar(254),
  CONSTRAINT administrator_role_check CHECK (role IN ('moderator', 'administrator'))
);
CREATE UNIQUE INDEX administrator_user_name_key ON administrator (lower(user_name));
CREATE UNIQUE INDEX administrator_email_key ON administrator (lower(email));

-- A link by which somebody chooses the password of an account of the console; only its digest is stored.
CREATE TABLE administrator_setup (
  hash bytea CONSTRAINT administrator_setup_pkey PRIMARY KEY,
  administrator_id bigint NOT NULL CONSTRAINT administrator_setup_administrator_fkey REFERENCES administrator ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX administrator_setup_administrator_idx ON administrator_setup (administrator_id);

-- `email_key` is what addresses are compared by (common/email-address.ts), unique among the members whose `email_clashes`
-- is false.
-- The suspension (`suspended_until` null: without an end) and the limit follow from the standing decisions in `review_case`;
-- `limited_rule` is the rule of the one that lasts longest. A limit ends by the clock alone. `content_withheld`: a standing
-- suspension hides all that they wrote.
-- `age_band` is what members say of their age; null until they were asked. Only they and administrators read it.
-- `consent_due_at`: from then on a minor without a guardian's consent only reads, where one is required.
-- `deleted_at` hides a member and all that is theirs at once; a job purges them later.
-- `search_text` is a column, not an expression of its index: a search of one or two letters has no trigram and reads every
-- row. `revision` counts the changes of a profile, as those of pages, posts and comments, so that an edit of an older state
-- is refused.
CREATE TABLE member (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT member_pkey PRIMARY KEY,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  phone varchar(10) NOT NULL CONSTRAINT member_phone_key UNIQUE,
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
    lower(name || E'\n' || email || E'\n' || phone || E'\n' || coalesce(college_name, ''))
  ) STORED,
  deleted_at timestamptz,
  suspended_at timestamptz,
  suspended_by bigint CONSTRAINT member_suspended_by_fkey REFERENCES administrator ON DELETE SET NULL,
  suspension_reason varchar(500),
  suspended_until timestamptz,
  limited_until timestamptz,
  limited_rule smallint,
  content_withheld boolean NOT NULL DEFAULT false,
  email_key varchar(254),
  email_clashes boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  email_confirmed_at timestamptz,
  welcomed_at timestamptz,
  age_band varchar(11),
  consent_due_at timestamptz,
  CONSTRAINT member_age_band_check CHECK (age_band IN ('adult', 'minor', 'under16', 'undisclosed')),
  CONSTRAINT member_phone_check CHECK (phone ~ '^[0-9]{10}$'),
  CONSTRAINT member_suspension_check CHECK (
    (suspended_at IS NULL) = (suspension_reason IS NULL) AND (suspended_at IS NOT NULL OR suspended_until IS NULL)
  )
);
CREATE INDEX member_by_college_idx ON member (lower(college_name), id) WHERE deleted_at IS NULL;
CREATE INDEX member_by_course_idx ON member (lower(course_name), id) WHERE deleted_at IS NULL;
CREATE INDEX member_by_email_idx ON member (lower(email), id) WHERE deleted_at IS NULL;
CREATE INDEX member_by_name_idx ON member (lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX member_deleted_idx ON member (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE UNIQUE INDEX member_email_comparison_key ON member (email_key) WHERE NOT email_clashes;
CREATE UNIQUE INDEX member_email_key ON member (lower(email));
CREATE INDEX member_email_search_idx ON member USING gin (email_key gin_trgm_ops);
CREATE INDEX member_email_unsettled_idx ON member (id) WHERE email_key IS NULL OR email_clashes;
CREATE INDEX member_minor_idx ON member (id) WHERE age_band = 'minor' AND consent_due_at IS NULL;
CREATE INDEX member_name_words_idx ON member USING gin (name_words(name));
CREATE INDEX member_search_idx ON member USING gin (search_text gin_trgm_ops);
CREATE INDEX member_suspended_by_idx ON member (suspended_by) WHERE suspended_by IS NOT NULL;
CREATE INDEX member_suspended_idx ON member (suspended_at) WHERE suspended_at IS NOT NULL;
CREATE INDEX member_suspended_until_idx ON member (suspended_until) WHERE suspended_until IS NOT NULL;
CREATE INDEX member_visible_joined_idx ON member (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX member_words_idx ON member USING gin (member_words(name, college_name));
CREATE TRIGGER member_added AFTER INSERT ON member REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_members('1');
CREATE TRIGGER member_changed AFTER UPDATE ON member REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_members();
CREATE TRIGGER member_edited BEFORE UPDATE OF name, title, bio, college_name, college_year, course_name, avatar_path, cover_path ON member
  FOR EACH ROW WHEN (
    old.name IS DISTINCT FROM new.name
    OR old.title IS DISTINCT FROM new.title
    OR old.bio IS DISTINCT FROM new.bio
    OR old.college_name IS DISTINCT FROM new.college_name
    OR old.college_year IS DISTINCT FROM new.college_year
    OR old.course_name IS DISTINCT FROM new.course_name
    OR old.avatar_path IS DISTINCT FROM new.avatar_path
    OR old.cover_path IS DISTINCT FROM new.cover_path
  )
  EXECUTE FUNCTION count_revision();
CREATE TRIGGER member_erased AFTER DELETE ON member REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_audit_reasons();
CREATE TRIGGER member_removed AFTER DELETE ON member REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_members('-1');

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
CREATE INDEX password_reset_expiry_idx ON password_reset (expires_at);
CREATE INDEX password_reset_member_idx ON password_reset (member_id);

CREATE TABLE mail_token (
  hash bytea CONSTRAINT mail_token_pkey PRIMARY KEY,
  member_id bigint NOT NULL CONSTRAINT mail_token_member_fkey REFERENCES member ON DELETE CASCADE,
  purpose varchar(40) NOT NULL,
  value varchar(254) NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_token_expiry_idx ON mail_token (expires_at);
CREATE INDEX mail_token_member_idx ON mail_token (member_id, purpose);

-- A minor's parent or guardian, whose address is kept as HMAC alone: the newest request and its answer.
CREATE TABLE guardian_consent (
  member_id bigint CONSTRAINT guardian_consent_pkey PRIMARY KEY
    CONSTRAINT guardian_consent_member_fkey REFERENCES member ON DELETE CASCADE,
  state varchar(9) NOT NULL,
  method varchar(8),
  address_hmac bytea,
  relation varchar(8),
  token_hash bytea CONSTRAINT guardian_consent_token_key UNIQUE,
  asked_at timestamptz,
  expires_at timestamptz,
  answered_at timestamptz,
  CONSTRAINT guardian_consent_method_check CHECK (method IN ('declared', 'document')),
  CONSTRAINT guardian_consent_relation_check CHECK (relation IN ('parent', 'guardian')),
  CONSTRAINT guardian_consent_state_check CHECK (state IN ('asked', 'agreed', 'refused', 'expired', 'withdrawn'))
);
CREATE INDEX guardian_consent_expiry_idx ON guardian_consent (expires_at) WHERE state = 'asked';

-- A session belongs to a member or an administrator. The indexes on both serve the cascades.
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
    (kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL)
    OR (kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)
  )
) WITH (fillfactor = 70);
CREATE INDEX session_account_idx ON session (account_id, kind);
CREATE INDEX session_administrator_idx ON session (administrator_id) WHERE administrator_id IS NOT NULL;
CREATE INDEX session_expiry_idx ON session (expires_at);
CREATE INDEX session_member_idx ON session (member_id) WHERE member_id IS NOT NULL;
CREATE TRIGGER session_added AFTER INSERT ON session REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_session_of_deleted();

-- What an account proves itself with besides its password. One without `confirmed_at` is being set up, beside the one that
-- it will replace.
CREATE TABLE factor (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT factor_pkey PRIMARY KEY,
  kind varchar(20) NOT NULL,
  account_kind varchar(20) NOT NULL,
  member_id bigint CONSTRAINT factor_member_fkey REFERENCES member ON DELETE CASCADE,
  administrator_id bigint CONSTRAINT factor_administrator_fkey REFERENCES administrator ON DELETE CASCADE,
  account_id bigint GENERATED ALWAYS AS (coalesce(member_id, administrator_id)) STORED,
  secret bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  CONSTRAINT factor_account_check CHECK (
    (account_kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL)
    OR (account_kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)
  )
);
CREATE UNIQUE INDEX factor_key ON factor (account_id, account_kind, kind) WHERE confirmed_at IS NOT NULL;
CREATE UNIQUE INDEX factor_started_key ON factor (account_id, account_kind, kind) WHERE confirmed_at IS NULL;
CREATE INDEX factor_administrator_idx ON factor (administrator_id) WHERE administrator_id IS NOT NULL;
CREATE INDEX factor_member_idx ON factor (member_id) WHERE member_id IS NOT NULL;

CREATE TABLE recovery_code (
  hash bytea CONSTRAINT recovery_code_pkey PRIMARY KEY,
  account_kind varchar(20) NOT NULL,
  member_id bigint CONSTRAINT recovery_code_member_fkey REFERENCES member ON DELETE CASCADE,
  administrator_id bigint CONSTRAINT recovery_code_administrator_fkey REFERENCES administrator ON DELETE CASCADE,
  account_id bigint GENERATED ALWAYS AS (coalesce(member_id, administrator_id)) STORED,
  used_at timestamptz,
  CONSTRAINT recovery_code_account_check CHECK (
    (account_kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL)
    OR (account_kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)
  )
);
CREATE INDEX recovery_code_account_idx ON recovery_code (account_id, account_kind);
CREATE INDEX recovery_code_administrator_idx ON recovery_code (administrator_id) WHERE administrator_id IS NOT NULL;
CREATE INDEX recovery_code_member_idx ON recovery_code (member_id) WHERE member_id IS NOT NULL;

-- Who muted and who blocked whom. `concealed_from` is the one place that knows what follows from it.
CREATE TABLE member_relation (
  member_id bigint CONSTRAINT member_relation_member_fkey REFERENCES member ON DELETE CASCADE,
  other_id bigint CONSTRAINT member_relation_other_fkey REFERENCES member ON DELETE CASCADE,
  kind varchar(5) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT member_relation_pkey PRIMARY KEY (member_id, other_id),
  CONSTRAINT member_relation_kind_check CHECK (kind IN ('mute', 'block')),
  CONSTRAINT member_relation_self_check CHECK (member_id <> other_id)
);
CREATE INDEX member_relation_other_idx ON member_relation (other_id, kind);
