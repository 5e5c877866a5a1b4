CREATE TRIGGER lifecycle_events_no_change BEFORE UPDATE OR DELETE ON "lifecycle_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lifecycle_events_no_truncate BEFORE TRUNCATE ON "lifecycle_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_documents_no_change BEFORE UPDATE OR DELETE ON "invoice_documents" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_documents_no_truncate BEFORE TRUNCATE ON "invoice_documents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER scans_no_change BEFORE UPDATE OR DELETE ON "scans" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER scans_no_truncate BEFORE TRUNCATE ON "scans" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
