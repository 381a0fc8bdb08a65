-- Polls of posts. Who voted is stored to count everybody once, and is read by nobody but the voter.

-- `closes_at` is the end, also if the author closed it before. `started` stays after a vote was withdrawn: the options never change
-- after the first one. `told` says that the author needs to be told of the end no more. `voters` and the votes of options stay when a
-- voter's account is purged: they are counted by `cast_vote`.
CREATE TABLE poll (
  post_id bigint CONSTRAINT poll_pkey PRIMARY KEY CONSTRAINT poll_post_fkey REFERENCES post ON DELETE CASCADE,
  multiple boolean NOT NULL,
  closes_at timestamptz NOT NULL,
  closed_by_author boolean NOT NULL DEFAULT false,
  started boolean NOT NULL DEFAULT false,
  told boolean NOT NULL DEFAULT false,
  voters integer NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX poll_due_idx ON poll (closes_at) WHERE NOT told;
CREATE TRIGGER poll_ended AFTER UPDATE OF told ON poll
  FOR EACH ROW WHEN (new.told AND NOT old.told AND NOT new.closed_by_author) EXECUTE FUNCTION notify_poll();

CREATE TABLE poll_option (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT poll_option_pkey PRIMARY KEY,
  post_id bigint NOT NULL CONSTRAINT poll_option_post_fkey REFERENCES poll ON DELETE CASCADE,
  place smallint NOT NULL,
  text varchar(80) NOT NULL,
  votes integer NOT NULL DEFAULT 0,
  CONSTRAINT poll_option_place_key UNIQUE (post_id, place)
) WITH (fillfactor = 70);

CREATE TABLE poll_vote (
  post_id bigint CONSTRAINT poll_vote_post_fkey REFERENCES poll ON DELETE CASCADE,
  member_id bigint CONSTRAINT poll_vote_member_fkey REFERENCES member ON DELETE CASCADE,
  option_id bigint CONSTRAINT poll_vote_option_fkey REFERENCES poll_option ON DELETE CASCADE,
  CONSTRAINT poll_vote_pkey PRIMARY KEY (post_id, member_id, option_id)
);
CREATE INDEX poll_vote_member_idx ON poll_vote (member_id);
CREATE INDEX poll_vote_option_idx ON poll_vote (option_id);
