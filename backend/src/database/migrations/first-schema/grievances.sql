-- Grievances of anybody, whether they have an account or not.

-- `key_hash`: of the key with which the sender reads the answer; nothing else has the key. `attempt_hash`: of what the sender's
-- browser chose for one form, so that the same form sent twice is one grievance. No member: whoever complains of a suspension has no
-- session, and need not say which account is theirs.
CREATE TABLE grievance (
  reference varchar(8) CONSTRAINT grievance_pkey PRIMARY KEY,
  key_hash bytea NOT NULL,
  attempt_hash bytea CONSTRAINT grievance_attempt_key UNIQUE,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  text varchar(5000) NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  state varchar(8) NOT NULL DEFAULT 'open',
  answer varchar(5000),
  answered_by bigint CONSTRAINT grievance_answered_by_fkey REFERENCES administrator ON DELETE SET NULL,
  answered_at timestamptz,
  CONSTRAINT grievance_state_check CHECK (state IN ('open', 'answered')),
  CONSTRAINT grievance_answer_check CHECK (
    (state = 'answered') = (answer IS NOT NULL) AND (state = 'answered') = (answered_at IS NOT NULL)
  )
);
CREATE INDEX grievance_email_idx ON grievance (email, sent_at);
CREATE INDEX grievance_due_idx ON grievance (due_at);
CREATE INDEX grievance_open_idx ON grievance (due_at, reference) WHERE state = 'open';
CREATE INDEX grievance_answered_idx ON grievance (answered_at, reference) WHERE state = 'answered';
CREATE INDEX grievance_answered_by_idx ON grievance (answered_by) WHERE answered_by IS NOT NULL;
