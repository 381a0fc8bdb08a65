CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN member m ON m.id = changed.author_id WHERE m.deleted_at IS NOT NULL OR m.content_withheld)); END IF;
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN post t ON t.id = changed.post_id WHERE t.hidden)); END IF;
      UPDATE post_counter c SET comments = c.comments + TG_ARGV[0]::int * d.n
        FROM (SELECT post_id, count(*)::int AS n FROM changed WHERE NOT hidden GROUP BY post_id) d WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
