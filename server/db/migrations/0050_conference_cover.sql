ALTER TABLE "conferences" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "eng_cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_cover" CHECK ("conferences"."cover" not like '/uploads/%' or ("conferences"."cover_alt" <> '' and "conferences"."eng_cover_alt" <> ''));