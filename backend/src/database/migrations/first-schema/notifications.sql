-- Notifications, their settings, and what waits to be pushed to devices.

-- One row stands for all acts of one kind on one post or page since `since`. The acts are read when it is shown
-- (`notification_acts`), so a withdrawn like or a deleted comment changes it at once. `sole_actor_id` is the member who is
-- its only cause, so that lists can bound what one member causes. A `notice` is about a case of the review instead, and has no
-- acts: of what was decided about something of the member's, of their report, of their appeal, or that a post of theirs is held;
-- or it is about a page that they run, run no more, are asked to take over, or offered to hand over.
-- An `application` is about an opening, for who posted it, or about one application, for either side.
CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT notification_pkey PRIMARY KEY,
  member_id bigint NOT NULL CONSTRAINT notification_member_fkey REFERENCES member ON DELETE CASCADE,
  kind varchar(11) NOT NULL,
  post_id bigint CONSTRAINT notification_post_fkey REFERENCES post ON DELETE CASCADE,
  comment_id bigint CONSTRAINT notification_comment_fkey REFERENCES comment ON DELETE CASCADE,
  page_id bigint CONSTRAINT notification_page_fkey REFERENCES page ON DELETE CASCADE,
  since timestamptz NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  read_at timestamptz,
  mailed_at timestamptz,
  sole_actor_id bigint,
  case_id bigint CONSTRAINT notification_case_fkey REFERENCES review_case ON DELETE CASCADE,
  notice varchar(8),
  opening_id bigint CONSTRAINT notification_opening_fkey REFERENCES opening ON DELETE CASCADE,
  application_id bigint CONSTRAINT notification_application_fkey REFERENCES application ON DELETE CASCADE,
  CONSTRAINT notification_subject_key UNIQUE NULLS NOT DISTINCT (
    post_id, page_id, member_id, kind, comment_id, case_id, notice, opening_id, application_id
  ),
  CONSTRAINT notification_kind_check CHECK (kind IN ('mention', 'reply', 'comment', 'thread', 'like', 'follow', 'ownPage', 'answer', 'poll', 'application', 'notice')),
  CONSTRAINT notification_application_check CHECK (num_nonnulls(opening_id, application_id) = (kind = 'application')::int),
  CONSTRAINT notification_notice_check CHECK (
    (kind = 'notice') = (notice IS NOT NULL)
    AND (notice IS NULL OR notice IN ('decision', 'report', 'appeal', 'hold', 'pageRole', 'transfer', 'handover'))
    AND (case_id IS NOT NULL) = (notice IS NOT NULL AND notice NOT IN ('pageRole', 'transfer', 'handover'))
    AND (notice IS NULL OR notice NOT IN ('pageRole', 'transfer', 'handover') OR page_id IS NOT NULL)
  )
);
CREATE INDEX notification_application_idx ON notification (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX notification_case_idx ON notification (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX notification_comment_idx ON notification (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX notification_member_idx ON notification (member_id, at);
CREATE INDEX notification_opening_idx ON notification (opening_id) WHERE opening_id IS NOT NULL;
CREATE INDEX notification_page_idx ON notification (page_id) WHERE page_id IS NOT NULL;
CREATE TRIGGER notification_pushed AFTER INSERT OR UPDATE OF at ON notification
  FOR EACH ROW WHEN (new.read_at IS NULL) EXECUTE FUNCTION queue_pushes();

CREATE TABLE notification_setting (
  member_id bigint CONSTRAINT notification_setting_pkey PRIMARY KEY
    CONSTRAINT notification_setting_member_fkey REFERENCES member ON DELETE CASCADE,
  seen_at timestamptz,
  off text[] NOT NULL DEFAULT '{}',
  mail text[] NOT NULL DEFAULT '{}',
  digest boolean NOT NULL DEFAULT false,
  digest_at timestamptz,
  summary_at timestamptz
);
CREATE INDEX notification_setting_mail_idx ON notification_setting (member_id) WHERE mail <> '{}';
CREATE INDEX notification_setting_summary_idx ON notification_setting (member_id) WHERE digest;

CREATE TABLE post_mute (
  member_id bigint CONSTRAINT post_mute_member_fkey REFERENCES member ON DELETE CASCADE,
  post_id bigint CONSTRAINT post_mute_post_fkey REFERENCES post ON DELETE CASCADE,
  CONSTRAINT post_mute_pkey PRIMARY KEY (member_id, post_id)
);
CREATE INDEX post_mute_post_idx ON post_mute (post_id);

CREATE TABLE push_subscription (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT push_subscription_pkey PRIMARY KEY,
  member_id bigint NOT NULL CONSTRAINT push_subscription_member_fkey REFERENCES member ON DELETE CASCADE,
  session_id uuid NOT NULL CONSTRAINT push_subscription_session_fkey REFERENCES session ON DELETE CASCADE,
  endpoint varchar(1000) NOT NULL CONSTRAINT push_subscription_endpoint_key UNIQUE,
  p256dh varchar(87) NOT NULL,
  auth varchar(22) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  failed_at timestamptz
);
CREATE INDEX push_subscription_member_idx ON push_subscription (member_id);
CREATE INDEX push_subscription_session_idx ON push_subscription (session_id);

-- A push that waits, or that was sent: its time delays the next one about the same.
CREATE TABLE push_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT push_outbox_pkey PRIMARY KEY,
  subscription_id bigint NOT NULL CONSTRAINT push_outbox_subscription_fkey REFERENCES push_subscription ON DELETE CASCADE,
  notification_id bigint CONSTRAINT push_outbox_notification_fkey REFERENCES notification ON DELETE CASCADE,
  page_id bigint CONSTRAINT push_outbox_page_fkey REFERENCES page ON DELETE CASCADE,
  waiting boolean NOT NULL DEFAULT true,
  not_before timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  CONSTRAINT push_outbox_subject_key UNIQUE NULLS NOT DISTINCT (subscription_id, notification_id, page_id),
  CONSTRAINT push_outbox_about_check CHECK (num_nonnulls(notification_id, page_id) = 1)
);
CREATE INDEX push_outbox_due_idx ON push_outbox (not_before) WHERE waiting;
CREATE INDEX push_outbox_notification_idx ON push_outbox (notification_id) WHERE notification_id IS NOT NULL;
CREATE INDEX push_outbox_page_idx ON push_outbox (page_id) WHERE page_id IS NOT NULL;
CREATE INDEX push_outbox_taken_idx ON push_outbox (sent_at) WHERE NOT waiting;

-- New posts on pages whose followers have not been notified yet; a job reads them.
CREATE TABLE push_post (
  post_id bigint CONSTRAINT push_post_pkey PRIMARY KEY CONSTRAINT push_post_post_fkey REFERENCES post ON DELETE CASCADE
);
