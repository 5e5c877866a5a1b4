CREATE TRIGGER site_versions_no_change BEFORE UPDATE OR DELETE ON "site_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER site_versions_no_truncate BEFORE TRUNCATE ON "site_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
