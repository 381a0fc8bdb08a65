-- Runs before the foreign key locks the page.
CREATE OR REPLACE FUNCTION lock_creator_of_posts_page() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM lock_page_creator(NEW.page_id, 'ownPage');
      RETURN NEW;
    END $$;
