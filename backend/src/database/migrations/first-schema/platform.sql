-- What serves no single feature: audit log, idempotency keys, settings, counters of the whole site, rate limits, jobs, mails.

-- Insert-only: triggers refuse every change, also by the table's owner, except that an administrator's reason is blanked
-- when its member is purged. No foreign keys: what happened stays known when the rows are gone.
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
    actor_kind IN ('member', 'administrator', 'anonymous', 'system')
    AND (actor_id IS NOT NULL) = (actor_kind IN ('member', 'administrator'))
  ),
  CONSTRAINT audit_event_subject_check CHECK ((subject_kind IS NULL) = (subject_id IS NULL))
);
CREATE INDEX audit_event_action_idx ON audit_event (action, at);
CREATE INDEX audit_event_actor_idx ON audit_event (actor_kind, actor_id, id);
CREATE INDEX audit_event_at_idx ON audit_event (at, id);
CREATE INDEX audit_event_member_idx ON audit_event (member_id, id) WHERE member_id IS NOT NULL;
CREATE INDEX audit_event_reason_idx ON audit_event (member_id) WHERE details ? 'reason';
CREATE TRIGGER audit_event_kept BEFORE TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_event_unchanged BEFORE DELETE OR UPDATE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- Which record a creating call wrote, by the caller's key. `record_id` is null while the first request is still in progress.
CREATE TABLE idempotency_key (
  member_id bigint CONSTRAINT idempotency_key_member_fkey REFERENCES member ON DELETE CASCADE,
  call varchar(60),
  key varchar(100),
  fingerprint varchar(64) NOT NULL,
  record_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (member_id, call, key)
);
CREATE INDEX idempotency_key_age_idx ON idempotency_key (created_at);

CREATE TABLE setting (
  name varchar(60) CONSTRAINT setting_pkey PRIMARY KEY,
  value jsonb NOT NULL
);

-- Counters of the whole site, each spread over 16 slots: writers of one row would wait for each other's commits.
CREATE TABLE tally (
  name varchar(20),
  slot smallint,
  value bigint NOT NULL DEFAULT 0,
  CONSTRAINT tally_pkey PRIMARY KEY (name, slot)
) WITH (fillfactor = 50);
INSERT INTO tally (name, slot)
  SELECT name, slot FROM unnest(ARRAY['members', 'pages', 'posts']) AS name, generate_series(0, 15) AS slot;

-- Rate limits: a sliding window over the present and the previous one.
CREATE UNLOGGED TABLE limit_count (
  key varchar(100) CONSTRAINT limit_count_pkey PRIMARY KEY,
  hits integer NOT NULL,
  expires_at timestamptz NOT NULL,
  previous integer NOT NULL DEFAULT 0,
  refused boolean NOT NULL DEFAULT false
) WITH (fillfactor = 70);
CREATE INDEX limit_count_expiry_idx ON limit_count (expires_at);

CREATE TABLE job_run (
  name varchar(60) CONSTRAINT job_run_pkey PRIMARY KEY,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  succeeded_at timestamptz,
  error varchar(500)
);

-- Mails that were not handed over to the mail server yet.
CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT mail_outbox_pkey PRIMARY KEY,
  kind varchar(40) NOT NULL,
  recipient varchar(254) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  not_before timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  member_id bigint,
  only_once boolean NOT NULL DEFAULT false
);

-- How mails and pushes ended, by day.
CREATE TABLE delivery_count (
  day date,
  channel varchar(10),
  outcome varchar(20),
  count integer NOT NULL,
  CONSTRAINT delivery_count_pkey PRIMARY KEY (day, channel, outcome)
);
