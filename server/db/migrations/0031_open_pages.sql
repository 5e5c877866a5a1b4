CREATE TABLE "account_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"language" text NOT NULL,
	"file" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"eng_service" text DEFAULT '' NOT NULL,
	"contact" text NOT NULL,
	"reach" text NOT NULL,
	"question" text NOT NULL,
	"reason" text,
	"creation_key" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" in ('received', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "hotel_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"hotel" text NOT NULL,
	"eng_hotel" text NOT NULL,
	"address" text NOT NULL,
	"eng_address" text NOT NULL,
	"room" text NOT NULL,
	"eng_room" text NOT NULL,
	"price" integer NOT NULL,
	"quota" integer NOT NULL,
	CONSTRAINT "hotel_rooms_bounds" CHECK ("hotel_rooms"."price" >= 0 and "hotel_rooms"."quota" >= 0)
);
--> statement-breakpoint
CREATE TABLE "comment_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "comment_reports_settled" CHECK (("comment_reports"."outcome" is null) = ("comment_reports"."settled_at" is null)),
	CONSTRAINT "comment_reports_text" CHECK ("comment_reports"."reason" <> 'other' or "comment_reports"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"target_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"root_id" integer,
	"answers_id" integer,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	"edits" integer DEFAULT 0 NOT NULL,
	"decided_text" text,
	"reason" text,
	"key" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_state" CHECK ("comments"."state" in ('shown', 'reported', 'hidden', 'deleted')),
	CONSTRAINT "comments_text" CHECK (("comments"."text" = '') = ("comments"."state" = 'deleted')),
	CONSTRAINT "comments_thread" CHECK (("comments"."root_id" is null) = ("comments"."answers_id" is null))
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"conference_id" integer,
	"at" timestamp with time zone NOT NULL,
	"rules" integer NOT NULL,
	"speakers" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"deletes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "purpose" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "conference_id" integer;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "stale" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD CONSTRAINT "hotel_rooms_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_root_id_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answers_id_comments_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_user" ON "account_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_creation" ON "enquiries" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "enquiries_user" ON "enquiries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "enquiries_waiting" ON "enquiries" USING btree ("state","moved_at","id");--> statement-breakpoint
CREATE INDEX "hotel_rooms_conference" ON "hotel_rooms" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_notices_once" ON "comment_notices" USING btree ("user_id","comment_id");--> statement-breakpoint
CREATE INDEX "comment_notices_unread" ON "comment_notices" USING btree ("user_id") WHERE "comment_notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_once" ON "comment_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_key" ON "comments" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "comments_place" ON "comments" USING btree ("place","target_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_root" ON "comments" USING btree ("root_id","id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "comments_queue" ON "comments" USING btree ("state","moved_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_documents_source" ON "search_documents" USING btree ("source","source_id","part","name");--> statement-breakpoint
CREATE INDEX "search_documents_conference" ON "search_documents" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "search_documents_speakers" ON "search_documents" USING gin ("speakers");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_deletes" ON "search_words" USING gin ("deletes");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_room_id_hotel_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."hotel_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_subject" ON "videos" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "videos_conference" ON "videos" USING btree ("conference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_bookings_creation" ON "hotel_bookings" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "hotel_bookings_room" ON "hotel_bookings" USING btree ("room_id","check_in");