-- Checked at the commit, when all of a movement is there: two rows whose sum is zero.
CREATE FUNCTION "ledger_movement_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) <> 2 OR sum("amount_paise") <> 0 FROM "ledger_entries" WHERE "movement_id" = NEW."movement_id") THEN
    RAISE EXCEPTION 'The rows of movement % do not add up to zero', NEW."movement_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_add_up" AFTER INSERT OR UPDATE ON "ledger_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_movement_adds_up"();
