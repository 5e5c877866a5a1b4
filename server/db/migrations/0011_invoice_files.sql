ALTER TABLE "invoice_documents" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "document_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "document_file" text;--> statement-breakpoint
CREATE INDEX "invoice_documents_file" ON "invoice_documents" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_document_number" ON "invoices" USING btree ("document_number");--> statement-breakpoint
CREATE INDEX "invoices_document_file" ON "invoices" USING btree ("document_file");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_document" CHECK (("invoices"."document_number" is null) = ("invoices"."document_file" is null));