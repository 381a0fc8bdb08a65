-- What happened in each whole month, for the public page. Counted once: what is counted then has been deleted later.

-- The months that are counted, by their first day in India.
CREATE TABLE transparency_month (
  month date CONSTRAINT transparency_month_pkey PRIMARY KEY,
  counted_at timestamptz NOT NULL DEFAULT now()
);

-- A missing row is 0. Accounts that were deleted for their age are counted as it happens, also in the month that runs: their rows are
-- gone before it ends.
CREATE TABLE transparency_count (
  month date NOT NULL,
  topic varchar(10) NOT NULL,
  name varchar(13) NOT NULL,
  count integer NOT NULL,
  CONSTRAINT transparency_count_pkey PRIMARY KEY (month, topic, name),
  CONSTRAINT transparency_count_count_check CHECK (count > 0),
  CONSTRAINT transparency_count_topic_check CHECK (topic IN ('reports', 'decisions', 'appeals', 'grievances', 'others'))
);
