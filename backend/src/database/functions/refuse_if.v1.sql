-- Fails as a foreign key does, so that the code need not tell what is hidden from what is gone.
CREATE OR REPLACE FUNCTION refuse_if(p_refused boolean) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF p_refused THEN
        RAISE foreign_key_violation USING MESSAGE = 'this hangs on something that is hidden';
      END IF;
    END $$;
