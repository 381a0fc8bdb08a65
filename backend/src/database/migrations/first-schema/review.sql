-- Reports, the cases that they open, what was decided of them, and appeals.

-- A case is about one post, comment, page, project, opening, member, or what one side (`member_id`) wrote in an application; at most one is
-- open for each, and one more (source internship) while an internship waits to be approved. `snapshot` is what the first reporter saw.
-- No foreign key for the target: a case outlives what its author deletes. `member_id` is whose it is, `revision` the
-- version in the snapshot. An act of the console is a case that is decided already (`source`); `reason` is what administrators
-- wrote among themselves. Of source page the people who run `page_id` removed it, and `note` is their reason; no foreign key, as for the
-- target. `until` is when a limit or a suspension ends; null for one without an end. `told_at`: the notices of
-- the decision were written, after the ten minutes in which it can be undone. `standing`: 0 if somebody reported it whose reports
-- were mostly right, 2 if only those did who reported in bad faith. `escalated_at`: since when only administrators decide it.
-- `signal`: what nobody reported and a rule found, a word or a domain; empty for equal texts. `held`: that hid the post.
-- `hides_all`: while the decision suspends, all that the member wrote is hidden. `proposed_…`: what somebody found about a child in danger, which holds once somebody else agrees.
CREATE TABLE review_case (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT review_case_pkey PRIMARY KEY,
  target_kind varchar(11) NOT NULL,
  target_id bigint NOT NULL,
  member_id bigint CONSTRAINT review_case_member_fkey REFERENCES member ON DELETE SET NULL,
  source varchar(10) NOT NULL DEFAULT 'report',
  page_id bigint,
  signal varchar(253),
  held boolean NOT NULL DEFAULT false,
  priority smallint NOT NULL,
  due_at timestamptz NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  state varchar(10) NOT NULL DEFAULT 'open',
  version integer NOT NULL DEFAULT 1,
  snapshot jsonb NOT NULL,
  revision integer NOT NULL,
  claimed_by bigint CONSTRAINT review_case_claimed_by_fkey REFERENCES administrator ON DELETE SET NULL,
  claimed_until timestamptz,
  outcome varchar(12),
  rule smallint,
  removed boolean NOT NULL DEFAULT false,
  hides_all boolean NOT NULL DEFAULT false,
  measure varchar(10),
  until timestamptz,
  note varchar(1000),
  reason varchar(500),
  decided_by bigint CONSTRAINT review_case_decided_by_fkey REFERENCES administrator ON DELETE SET NULL,
  decider_role varchar(20),
  decided_at timestamptz,
  told_at timestamptz,
  standing smallint NOT NULL DEFAULT 1,
  escalated_at timestamptz,
  proposed_by bigint CONSTRAINT review_case_proposed_by_fkey REFERENCES administrator ON DELETE SET NULL,
  proposed_outcome varchar(12),
  proposed_at timestamptz,
  CONSTRAINT review_case_target_check CHECK (target_kind IN ('post', 'comment', 'page', 'project', 'opening', 'application', 'member')),
  CONSTRAINT review_case_priority_check CHECK (priority IN (0, 1, 2)),
  CONSTRAINT review_case_state_check CHECK (state IN ('open', 'decided', 'appealed', 'upheld', 'overturned', 'undone')),
  CONSTRAINT review_case_source_check CHECK (source IN ('report', 'words', 'spam', 'console', 'internship', 'page')),
  CONSTRAINT review_case_page_check CHECK ((source = 'page') = (page_id IS NOT NULL)),
  CONSTRAINT review_case_outcome_check CHECK (
    outcome IS NULL OR outcome IN ('no_violation', 'send_help', 'bad_faith', 'violation', 'approve', 'decline')
  ),
  CONSTRAINT review_case_measure_check CHECK (measure IS NULL OR measure IN ('warning', 'limit', 'suspension')),
  CONSTRAINT review_case_until_check CHECK (
    CASE measure WHEN 'limit' THEN until IS NOT NULL WHEN 'suspension' THEN true ELSE until IS NULL END
  ),
  CONSTRAINT review_case_proposed_check CHECK (
    proposed_outcome IS NULL OR proposed_outcome IN ('no_violation', 'send_help', 'bad_faith')
  ),
  CONSTRAINT review_case_rule_check CHECK (rule IS NULL OR rule BETWEEN 1 AND 9),
  CONSTRAINT review_case_hides_all_check CHECK (NOT hides_all OR (measure IS NOT NULL AND measure = 'suspension')),
  CONSTRAINT review_case_standing_check CHECK (standing IN (0, 1, 2)),
  CONSTRAINT review_case_decider_role_check CHECK (decider_role IN ('moderator', 'administrator')),
  CONSTRAINT review_case_decided_check CHECK (
    (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (outcome IS NULL)
  )
);
CREATE UNIQUE INDEX review_case_open_key ON review_case (target_kind, target_id, member_id) WHERE state = 'open' AND source <> 'internship';
CREATE UNIQUE INDEX review_case_approval_key ON review_case (target_id) WHERE state = 'open' AND source = 'internship';
CREATE INDEX review_case_claimed_by_idx ON review_case (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX review_case_decided_by_idx ON review_case (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX review_case_proposed_by_idx ON review_case (proposed_by) WHERE proposed_by IS NOT NULL;
CREATE INDEX review_case_member_idx ON review_case (member_id, decided_at) WHERE member_id IS NOT NULL;
CREATE INDEX review_case_target_idx ON review_case (target_kind, target_id, decided_at);
CREATE INDEX review_case_untold_idx ON review_case (decided_at) WHERE told_at IS NULL AND decided_at IS NOT NULL AND state <> 'undone';
CREATE INDEX review_case_waiting_idx ON review_case (priority, standing, due_at, id) WHERE state IN ('open', 'appealed');
CREATE INDEX review_case_words_idx ON review_case (decided_at) WHERE snapshot <> '{}' OR reason IS NOT NULL;
CREATE INDEX review_case_decided_idx ON review_case (decided_at, id) WHERE decided_at IS NOT NULL;

-- The reporter is known to the database alone: no answer to a member or an administrator names them. `held`: the report hid the post
-- at once.
CREATE TABLE report (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT report_pkey PRIMARY KEY,
  case_id bigint NOT NULL CONSTRAINT report_case_fkey REFERENCES review_case ON DELETE CASCADE,
  reporter_id bigint CONSTRAINT report_reporter_fkey REFERENCES member ON DELETE SET NULL,
  reason varchar(13) NOT NULL,
  text varchar(1000) NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  held boolean NOT NULL DEFAULT false,
  CONSTRAINT report_case_reporter_key UNIQUE (case_id, reporter_id),
  CONSTRAINT report_reason_check CHECK (
    reason IN (
      'intimate', 'impersonation', 'child_safety', 'self_harm', 'ragging', 'hate', 'violence', 'private_data', 'scam',
      'spam', 'copyright', 'other'
    )
  )
);
CREATE INDEX report_reporter_idx ON report (reporter_id, at) WHERE reporter_id IS NOT NULL;
CREATE INDEX report_at_idx ON report (at);
CREATE INDEX report_untold_idx ON report (at) WHERE told_at IS NULL;

-- One for a case, by whose it is about.
CREATE TABLE appeal (
  case_id bigint CONSTRAINT appeal_pkey PRIMARY KEY CONSTRAINT appeal_case_fkey REFERENCES review_case ON DELETE CASCADE,
  text varchar(2000) NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  reply varchar(1000),
  decided_by bigint CONSTRAINT appeal_decided_by_fkey REFERENCES administrator ON DELETE SET NULL,
  decided_at timestamptz
);
CREATE INDEX appeal_decided_idx ON appeal (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX appeal_decided_by_idx ON appeal (decided_by) WHERE decided_by IS NOT NULL;

-- Pictures that are kept, out of reach, when what they belong to is deleted: those of posts that were held, or removed by a
-- decision. They go with the words of the case.
CREATE TABLE evidence (
  case_id bigint NOT NULL CONSTRAINT evidence_case_fkey REFERENCES review_case ON DELETE CASCADE,
  path varchar(100) NOT NULL,
  CONSTRAINT evidence_pkey PRIMARY KEY (case_id, path)
);
CREATE INDEX evidence_path_idx ON evidence (path);

-- What the people of the console wrote about a case for each other. `kind` escalation: why it was passed to the administrators;
-- its text may be empty.
CREATE TABLE case_note (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT case_note_pkey PRIMARY KEY,
  case_id bigint NOT NULL CONSTRAINT case_note_case_fkey REFERENCES review_case ON DELETE CASCADE,
  kind varchar(10) NOT NULL DEFAULT 'note',
  text varchar(500) NOT NULL,
  author_id bigint CONSTRAINT case_note_author_fkey REFERENCES administrator ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT case_note_kind_check CHECK (kind IN ('note', 'escalation'))
);
CREATE INDEX case_note_case_idx ON case_note (case_id, id);
CREATE INDEX case_note_author_idx ON case_note (author_id) WHERE author_id IS NOT NULL;

-- To whom outside a case was referred, such as the police, and under which number they have it.
CREATE TABLE referral (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT referral_pkey PRIMARY KEY,
  case_id bigint NOT NULL CONSTRAINT referral_case_fkey REFERENCES review_case ON DELETE CASCADE,
  referred_to varchar(200) NOT NULL,
  reference varchar(200) NOT NULL,
  recorded_by bigint CONSTRAINT referral_recorded_by_fkey REFERENCES administrator ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX referral_at_idx ON referral (at);
CREATE INDEX referral_case_idx ON referral (case_id, id);
CREATE INDEX referral_recorded_by_idx ON referral (recorded_by) WHERE recorded_by IS NOT NULL;

-- Words and phrases that open a case: plain text, compared as `folded`, never an expression.
CREATE TABLE word_rule (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT word_rule_pkey PRIMARY KEY,
  pattern varchar(100) NOT NULL,
  folded varchar(400) NOT NULL CONSTRAINT word_rule_folded_key UNIQUE,
  whole_word boolean NOT NULL,
  action varchar(6) NOT NULL,
  CONSTRAINT word_rule_action_check CHECK (action IN ('report', 'hold'))
);

-- New and edited texts that a job has yet to compare with those, and with what their authors wrote just before. No foreign key:
-- what is gone by then is skipped.
CREATE TABLE text_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT text_outbox_pkey PRIMARY KEY,
  kind varchar(7) NOT NULL,
  target_id bigint NOT NULL,
  CONSTRAINT text_outbox_kind_check CHECK (kind IN ('post', 'comment'))
);
