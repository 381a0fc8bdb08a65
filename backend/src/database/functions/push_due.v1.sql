-- When a push may be sent at the earliest: after some seconds in which a page that the member is looking at can tell it
-- instead, and not within 10 minutes of the last push to the device about the same.
CREATE OR REPLACE FUNCTION push_due(last_sent_at timestamptz) RETURNS timestamptz
LANGUAGE sql VOLATILE AS $$
    SELECT greatest(clock_timestamp() + interval '5 seconds', last_sent_at + interval '10 minutes')
$$;
