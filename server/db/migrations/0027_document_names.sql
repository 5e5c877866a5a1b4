ALTER TABLE "paper_files" ADD COLUMN "examined" jsonb;--> statement-breakpoint
ALTER TABLE "paper_files" ADD COLUMN "blind_file" text;--> statement-breakpoint
ALTER TABLE "paper_files" ADD COLUMN "blind_bytes" integer;--> statement-breakpoint
CREATE INDEX "paper_files_unexamined" ON "paper_files" USING btree ("id") WHERE "paper_files"."examined" is null;--> statement-breakpoint
ALTER TABLE "paper_files" ADD CONSTRAINT "paper_files_blind" CHECK (("paper_files"."blind_file" is null) = ("paper_files"."blind_bytes" is null));