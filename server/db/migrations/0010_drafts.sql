ALTER TABLE "conferences" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ALTER COLUMN "place" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "conferences" ALTER COLUMN "eng_place" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "conferences" ALTER COLUMN "summary" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "conferences" ALTER COLUMN "eng_summary" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "conferences" ALTER COLUMN "cover" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "publication" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "creation_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "conferences_creation" ON "conferences" USING btree ("organizer_id","creation_key");--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_publication" CHECK ("conferences"."publication" in ('draft', 'published'));--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_published" CHECK ("conferences"."publication" = 'draft' or "conferences"."subject_id" is not null);--> statement-breakpoint
-- The organizer centre is there now; the console refused whoever had no queue.
UPDATE "site_config" SET "organizer_url" = '/organizer' WHERE "organizer_url" = '/console';
