CREATE TABLE "conference_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conference_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"eng_title" text DEFAULT '' NOT NULL,
	"body" jsonb DEFAULT '{"type":"doc","content":[{"type":"paragraph"}]}'::jsonb NOT NULL,
	"eng_body" jsonb DEFAULT '{"type":"doc","content":[{"type":"paragraph"}]}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"edited_by" integer,
	"edited_at" timestamp with time zone,
	"translated_hash" text,
	"translated_from" jsonb,
	"public_no" integer,
	"last_no" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"state" text DEFAULT 'edited' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conference_contents_state" CHECK ("conference_contents"."state" in ('edited', 'released', 'retired')),
	CONSTRAINT "conference_contents_public" CHECK ("conference_contents"."public_no" between 1 and "conference_contents"."last_no"),
	CONSTRAINT "conference_contents_released" CHECK ("conference_contents"."state" <> 'released' or "conference_contents"."public_no" = "conference_contents"."last_no"),
	CONSTRAINT "conference_contents_retired" CHECK ("conference_contents"."state" <> 'retired' or "conference_contents"."public_no" is null),
	CONSTRAINT "conference_contents_translated" CHECK (("conference_contents"."translated_hash" is null) = ("conference_contents"."translated_from" is null))
);
--> statement-breakpoint
CREATE TABLE "content_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"no" integer NOT NULL,
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"body" jsonb NOT NULL,
	"eng_body" jsonb NOT NULL,
	"hash" text NOT NULL,
	"by" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_releases_numbered" CHECK ("content_releases"."no" > 0)
);
--> statement-breakpoint
ALTER TABLE "conference_contents" ADD CONSTRAINT "conference_contents_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_contents" ADD CONSTRAINT "conference_contents_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_content_id_conference_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."conference_contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conference_contents_kind" ON "conference_contents" USING btree ("conference_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "content_releases_no" ON "content_releases" USING btree ("content_id","no");--> statement-breakpoint
CREATE INDEX "content_releases_by" ON "content_releases" USING btree ("by");--> statement-breakpoint
CREATE TRIGGER content_releases_no_change BEFORE UPDATE OR DELETE ON "content_releases" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_releases_no_truncate BEFORE TRUNCATE ON "content_releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
