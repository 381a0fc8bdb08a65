-- Gives a page to one of its followers (p_to). Its openings get the new owner as their manager; the owner before (p_from) becomes its
-- moderator. Contacts that applicants shared with the owner before end, and they are told. The new owner follows the page no more,
-- which ends the offer and a role: creators do not follow. What they wanted of its openings themselves and nobody accepted, they withdraw.
--
-- It locks in the order of docs/build/lock-order.md. The caller holds the account-life lock alone, both members and the page, so that
-- neither is deleted, suspended or banned, and nobody posts an opening or follows meanwhile.
CREATE OR REPLACE FUNCTION transfer_page(p_page_id bigint, p_from bigint, p_to bigint) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      v_openings bigint[];
    BEGIN
      PERFORM FROM opening WHERE page_id = p_page_id OR poster_id = p_to ORDER BY id FOR NO KEY UPDATE;
      v_openings := ARRAY(SELECT id FROM opening WHERE page_id = p_page_id);
      DELETE FROM follow WHERE page_id = p_page_id AND member_id = p_to;
      PERFORM FROM application WHERE opening_id = ANY (v_openings) AND (share_email OR share_phone OR member_id = p_to)
        ORDER BY id FOR UPDATE;
      UPDATE opening SET poster_id = p_to WHERE page_id = p_page_id;
      PERFORM show_openings(p_to);
      UPDATE review_case SET member_id = p_to
       WHERE target_kind = 'opening' AND target_id = ANY (v_openings) AND source = 'internship' AND state = 'open';
      -- It says what followers and posts there are now, of a page that is theirs no more.
      DELETE FROM notification WHERE page_id = p_page_id AND member_id = p_from AND kind IN ('follow', 'ownPage');
      WITH withdrawn AS (
        UPDATE application
           SET state = 'withdrawn', ended_at = now(), updated_at = now(), share_email = false, share_phone = false, new_for_manager = false
         WHERE opening_id = ANY (v_openings) AND member_id = p_to AND state IN ('applied', 'interview', 'offered') AND ended_at IS NULL
        RETURNING id
      )
      INSERT INTO application_event (application_id, author, state) SELECT id, 'system', 'withdrawn' FROM withdrawn;
      WITH unshared AS (
        UPDATE application
           SET share_email = false, share_phone = false, new_for_applicant = new_for_applicant OR ended_at IS NULL,
               updated_at = CASE WHEN ended_at IS NULL THEN now() ELSE updated_at END
         WHERE opening_id = ANY (v_openings) AND (share_email OR share_phone)
        RETURNING id, ended_at
      )
      INSERT INTO application_event (application_id, author, body)
      SELECT id, 'system',
             'This page has a new owner, who cannot see the contacts that you shared. If you want them to, send them in a message.'
        FROM unshared WHERE ended_at IS NULL;
      INSERT INTO follow (page_id, member_id) VALUES (p_page_id, p_from) ON CONFLICT DO NOTHING;
      INSERT INTO page_role (page_id, member_id) VALUES (p_page_id, p_from);
      UPDATE page SET creator_id = p_to WHERE id = p_page_id;
    END $$;
