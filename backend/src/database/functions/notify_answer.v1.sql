-- Notifies the author of an accepted answer, once for each question: accepting it again, or another of theirs, tells nothing new.
CREATE OR REPLACE FUNCTION notify_answer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(c.author_id, 'answer', p.id, NULL, p.author_id, now())
         FROM comment c JOIN post p ON p.id = c.post_id
        WHERE c.id = NEW.comment_id
          AND NOT EXISTS (SELECT FROM notification n WHERE n.post_id = p.id AND n.member_id = c.author_id AND n.kind = 'answer')
          AND EXISTS (SELECT FROM may_notify_about_actor(p.author_id, c.author_id))
          AND EXISTS (SELECT FROM may_notify_about_post(p.id, c.author_id));
      RETURN NULL;
    END $$;
