CREATE TRIGGER point_movements_no_change BEFORE UPDATE OR DELETE ON "point_movements" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_movements_no_truncate BEFORE TRUNCATE ON "point_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_postings_no_change BEFORE UPDATE OR DELETE ON "point_postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_postings_no_truncate BEFORE TRUNCATE ON "point_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
