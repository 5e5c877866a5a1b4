CREATE TABLE "template_packs" (
	"conference_id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"file" text,
	"bytes" integer,
	"version" integer NOT NULL,
	"user_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_packs_own" CHECK (num_nonnulls("template_packs"."name", "template_packs"."file", "template_packs"."bytes") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "partial_uploads" ALTER COLUMN "paper_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD COLUMN "conference_id" integer;--> statement-breakpoint
ALTER TABLE "template_packs" ADD CONSTRAINT "template_packs_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_packs" ADD CONSTRAINT "template_packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_packs_file" ON "template_packs" USING btree ("file");--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_place" CHECK (num_nonnulls("partial_uploads"."paper_id", "partial_uploads"."conference_id") = 1);