CREATE TRIGGER live_events_no_change BEFORE UPDATE OR DELETE ON "live_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER live_events_no_truncate BEFORE TRUNCATE ON "live_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
