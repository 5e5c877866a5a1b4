CREATE TABLE "paper_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"round" integer NOT NULL,
	"decision" text NOT NULL,
	"letter" text DEFAULT '' NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text,
	"state" text DEFAULT 'prepared' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_decisions_state" CHECK ("paper_decisions"."state" in ('prepared', 'released', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "paper_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"kind" text NOT NULL,
	"round" integer NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_settings" (
	"conference_id" integer PRIMARY KEY NOT NULL,
	"rounds" integer NOT NULL,
	"max_rounds" integer NOT NULL,
	"grace_minutes" integer NOT NULL,
	"reviews_needed" integer NOT NULL,
	"response_days" integer NOT NULL,
	"review_days" integer NOT NULL,
	"revision_days" integer NOT NULL,
	"fee" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_settings_rounds" CHECK ("paper_settings"."rounds" in (1, 2) and "paper_settings"."max_rounds" between "paper_settings"."rounds" and 9),
	CONSTRAINT "paper_settings_days" CHECK (least("paper_settings"."response_days", "paper_settings"."review_days", "paper_settings"."revision_days") > 0),
	CONSTRAINT "paper_settings_numbers" CHECK (least("paper_settings"."grace_minutes", "paper_settings"."reviews_needed", "paper_settings"."fee") >= 0)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"form" jsonb NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"last_decision" text,
	"revision_due_at" timestamp with time zone,
	"response" text DEFAULT '' NOT NULL,
	"withdrawn_from" text,
	"is_lapsed" boolean DEFAULT false NOT NULL,
	"seconded_by" integer,
	"final_at" timestamp with time zone,
	"reason" text,
	"key" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_state" CHECK ("papers"."state" in ('draft', 'administrator_review.active', 'administrator_review.awaiting_revision', 'administrator_review.rejected', 'administrator_review.withdrawn', 'first_review.active', 'first_review.awaiting_revision', 'first_review.accepted', 'first_review.rejected', 'first_review.withdrawn', 'second_review.active', 'second_review.awaiting_revision', 'second_review.accepted', 'second_review.rejected', 'second_review.withdrawn', 'published.accepted', 'published.retracted', 'indexed.accepted', 'indexed.retracted')),
	CONSTRAINT "papers_withdrawn" CHECK (("papers"."state" like '%.withdrawn') = ("papers"."withdrawn_from" is not null)),
	CONSTRAINT "papers_revision" CHECK ("papers"."state" not like '%.awaiting_revision' or "papers"."revision_due_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"round" integer NOT NULL,
	"response_due_at" timestamp with time zone NOT NULL,
	"review_due_at" timestamp with time zone,
	"recommendation" text,
	"comments" text DEFAULT '' NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"reason" text,
	"state" text DEFAULT 'pending.waiting' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('pending.waiting', 'pending.expired', 'pending.cancelled', 'accepted.reading', 'accepted.drafting', 'accepted.submitted', 'accepted.acknowledged', 'accepted.expired', 'accepted.cancelled', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paper_id" integer;--> statement-breakpoint
ALTER TABLE "paper_decisions" ADD CONSTRAINT "paper_decisions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_decisions" ADD CONSTRAINT "paper_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_files" ADD CONSTRAINT "paper_files_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_settings" ADD CONSTRAINT "paper_settings_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_decisions_prepared" ON "paper_decisions" USING btree ("paper_id") WHERE "paper_decisions"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "paper_decisions_paper" ON "paper_decisions" USING btree ("paper_id","id");--> statement-breakpoint
CREATE INDEX "paper_files_paper" ON "paper_files" USING btree ("paper_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_key" ON "papers" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "papers_user" ON "papers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "papers_conference" ON "papers" USING btree ("conference_id","state","moved_at","id");--> statement-breakpoint
CREATE INDEX "papers_due" ON "papers" USING btree ("revision_due_at") WHERE "papers"."state" like '%.awaiting_revision';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_reviewer" ON "reviews" USING btree ("paper_id","round","user_id");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reviews_response" ON "reviews" USING btree ("response_due_at") WHERE "reviews"."state" = 'pending.waiting';--> statement-breakpoint
CREATE INDEX "reviews_due" ON "reviews" USING btree ("review_due_at") WHERE "reviews"."state" in ('accepted.reading', 'accepted.drafting');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_paper" ON "orders" USING btree ("paper_id") WHERE "orders"."state" <> 'closed';