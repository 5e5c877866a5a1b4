CREATE TABLE "paper_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"discussion_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"part" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"key" text NOT NULL,
	CONSTRAINT "paper_comments_text" CHECK (("paper_comments"."text" = '') = ("paper_comments"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "paper_discussions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_discussions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"round" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_by" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "paper_discussions_state" CHECK (("paper_discussions"."state" = 'closed') = ("paper_discussions"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "paper_pseudonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_pseudonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_rebuttals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_rebuttals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"round" integer NOT NULL,
	"review_ids" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"draft" text DEFAULT '' NOT NULL,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"state" text DEFAULT 'unasked' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_rebuttals_state" CHECK ("paper_rebuttals"."state" in ('unasked', 'awaited', 'answered', 'lapsed', 'closed')),
	CONSTRAINT "paper_rebuttals_asked" CHECK ("paper_rebuttals"."state" = 'unasked' or "paper_rebuttals"."due_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "partial_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"paper_id" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"holder" text,
	"held_until" timestamp with time zone,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_settings" ADD COLUMN "discussion" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_settings" ADD COLUMN "rebuttal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_settings" ADD COLUMN "rebuttal_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_settings" ADD COLUMN "rebuttal_length" integer DEFAULT 5000 NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_comments" ADD CONSTRAINT "paper_comments_discussion_id_paper_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."paper_discussions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_comments" ADD CONSTRAINT "paper_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_discussions" ADD CONSTRAINT "paper_discussions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_discussions" ADD CONSTRAINT "paper_discussions_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_pseudonyms" ADD CONSTRAINT "paper_pseudonyms_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_pseudonyms" ADD CONSTRAINT "paper_pseudonyms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_rebuttals" ADD CONSTRAINT "paper_rebuttals_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_comments_discussion" ON "paper_comments" USING btree ("discussion_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_comments_key" ON "paper_comments" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_discussions_round" ON "paper_discussions" USING btree ("paper_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_pseudonyms_account" ON "paper_pseudonyms" USING btree ("paper_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_pseudonyms_number" ON "paper_pseudonyms" USING btree ("paper_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_rebuttals_round" ON "paper_rebuttals" USING btree ("paper_id","round");--> statement-breakpoint
CREATE INDEX "paper_rebuttals_due" ON "paper_rebuttals" USING btree ("due_at") WHERE "paper_rebuttals"."state" = 'awaited';--> statement-breakpoint
CREATE INDEX "partial_uploads_user" ON "partial_uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "partial_uploads_age" ON "partial_uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "paper_settings" ADD CONSTRAINT "paper_settings_rebuttal" CHECK (least("paper_settings"."rebuttal_days", "paper_settings"."rebuttal_length") > 0);--> statement-breakpoint
ALTER TABLE "paper_settings" ADD CONSTRAINT "paper_settings_discussion" CHECK ("paper_settings"."discussion" in ('off', 'on'));