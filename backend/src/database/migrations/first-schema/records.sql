-- Records of work that a member applied for and did. Names and title are those of the day on which it was issued, because the page and
-- its manager may go: then `page_id` and `issuer_id` are null. `credential` and `code` are signed when the holder accepts. `hidden`:
-- the holder's account is deleted, or all their content withheld. `search_text`: what the console searches.
CREATE TABLE record (
  serial varchar(22) CONSTRAINT record_pkey PRIMARY KEY,
  application_id bigint NOT NULL CONSTRAINT record_application_key UNIQUE
    CONSTRAINT record_application_fkey REFERENCES application ON DELETE CASCADE,
  page_id bigint CONSTRAINT record_page_fkey REFERENCES page ON DELETE SET NULL,
  issuer_id bigint CONSTRAINT record_issuer_fkey REFERENCES member ON DELETE SET NULL,
  member_id bigint NOT NULL CONSTRAINT record_member_fkey REFERENCES member ON DELETE CASCADE,
  kind varchar(12) NOT NULL,
  holder_name varchar(100) NOT NULL,
  page_title varchar(100) NOT NULL,
  issuer_name varchar(100) NOT NULL,
  role varchar(100) NOT NULL,
  done varchar(600) NOT NULL,
  hours smallint,
  worked_from date NOT NULL,
  worked_to date NOT NULL,
  state varchar(8) NOT NULL DEFAULT 'offered',
  reason varchar(500),
  revoked_by varchar(7),
  credential text,
  code text,
  key_id varchar(64),
  issued_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  revoked_at timestamptz,
  hidden boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (lower(holder_name || E'\n' || page_title || E'\n' || role)) STORED,
  CONSTRAINT record_kind_check CHECK (kind IN ('internship', 'volunteering')),
  CONSTRAINT record_work_check CHECK (hours BETWEEN 1 AND 2000 AND worked_from <= worked_to),
  CONSTRAINT record_state_check CHECK (state IN ('offered', 'accepted', 'revoked')),
  CONSTRAINT record_signed_check CHECK (
    num_nonnulls(credential, code, key_id, accepted_at) = CASE WHEN state = 'offered' THEN 0 ELSE 4 END
  ),
  CONSTRAINT record_revoked_check CHECK (
    num_nonnulls(reason, revoked_by, revoked_at) = CASE WHEN state = 'revoked' THEN 3 ELSE 0 END
    AND revoked_by IN ('page', 'console')
  )
);
CREATE INDEX record_member_idx ON record (member_id, issued_at, serial);
CREATE INDEX record_page_idx ON record (page_id) WHERE page_id IS NOT NULL;
CREATE INDEX record_issuer_idx ON record (issuer_id) WHERE issuer_id IS NOT NULL;
CREATE INDEX record_newest_idx ON record (issued_at, serial) WHERE NOT hidden;
CREATE INDEX record_state_idx ON record (state, issued_at, serial) WHERE NOT hidden;
CREATE INDEX record_search_idx ON record USING gin (search_text gin_trgm_ops);
CREATE TRIGGER record_added AFTER INSERT ON record
  FOR EACH ROW EXECUTE FUNCTION refuse_record();
