ALTER TABLE "papers" ADD COLUMN "doi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "pages" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "identifiers_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_doi" ON "papers" USING btree ("conference_id",lower("doi")) WHERE "papers"."doi" <> '';