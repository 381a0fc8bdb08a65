-- Adds posts that became visible (step 1) or stopped being visible (step -1) to the counts of the blocks that contain them. Posts newer
-- than the last block are in none, so a new post changes nothing here.
--
-- The shared lock lasts until the transaction ends. Only seal_feed_blocks takes it alone, so whether a post lies in a block cannot change
-- between this look and the commit, whatever the post's time is. Under READ COMMITTED each statement of a function has its own snapshot:
-- the one after the lock sees all blocks that were made before.
CREATE OR REPLACE FUNCTION count_in_feed_blocks(p_at timestamptz[], p_ids bigint[], p_steps int[]) RETURNS void LANGUAGE plpgsql STRICT AS $$
    DECLARE
      v_numbers int[];
      v_steps int[];
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(hashtextextended('feed blocks', 0));
      -- Nearly always: a new post. This costs half of the look-up below.
      IF cardinality(p_at) = 1 AND p_at[1] > (SELECT until_at FROM feed_block ORDER BY until_at DESC, until_id DESC LIMIT 1) THEN RETURN; END IF;
      SELECT array_agg(number ORDER BY number), array_agg(step ORDER BY number) INTO v_numbers, v_steps
        FROM (SELECT block.number, sum(c.step)::int AS step
                FROM unnest(p_at, p_ids, p_steps) AS c(at, id, step)
               CROSS JOIN LATERAL (SELECT b.number FROM feed_block b WHERE (b.until_at, b.until_id) >= (c.at, c.id)
                                    ORDER BY b.until_at, b.until_id LIMIT 1) block
               GROUP BY block.number HAVING sum(c.step) <> 0) d;
      IF v_numbers IS NULL THEN RETURN; END IF;
      -- In one order, so that two deletions of many posts never wait for each other.
      PERFORM FROM feed_block WHERE number = ANY (v_numbers) ORDER BY number FOR NO KEY UPDATE;
      UPDATE feed_block b SET posts = b.posts + d.step
        FROM unnest(v_numbers, v_steps) AS d(number, step) WHERE b.number = d.number;
      PERFORM FROM feed_block_group
        WHERE number IN (SELECT n / 64 FROM unnest(v_numbers) n) ORDER BY number FOR NO KEY UPDATE;
      UPDATE feed_block_group g SET posts = g.posts + d.step
        FROM (SELECT number / 64 AS number, sum(step)::int AS step
                FROM unnest(v_numbers, v_steps) AS s(number, step) GROUP BY 1 HAVING sum(step) <> 0) d
       WHERE g.number = d.number;
    END $$;
