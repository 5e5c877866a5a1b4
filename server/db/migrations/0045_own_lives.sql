CREATE TABLE "live_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"live_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"part" text NOT NULL,
	"user_id" integer NOT NULL,
	"asked_by" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_staff_part" CHECK ("live_staff"."part" in ('host', 'funder')),
	CONSTRAINT "live_staff_state" CHECK ("live_staff"."state" in ('offered', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "publication" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "access" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "access_types" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_staff" ADD CONSTRAINT "live_staff_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_staff" ADD CONSTRAINT "live_staff_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_staff" ADD CONSTRAINT "live_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_staff" ADD CONSTRAINT "live_staff_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_staff_offered" ON "live_staff" USING btree ("live_id","part") WHERE "live_staff"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "live_staff_live" ON "live_staff" USING btree ("live_id");--> statement-breakpoint
CREATE INDEX "live_staff_user" ON "live_staff" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_staff_due" ON "live_staff" USING btree ("expires_at") WHERE "live_staff"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "lives_conference" ON "lives" USING btree ("conference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lives_creation" ON "lives" USING btree ("conference_id","creation_key");--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_publication" CHECK ("lives"."publication" in ('draft', 'scheduled', 'cancelled'));--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_begun" CHECK ("lives"."publication" = 'scheduled' or "lives"."status" = 'not_started');--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_access_of" CHECK ("lives"."conference_id" is not null or "lives"."access" = 'public');--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_access" CHECK ("lives"."access" in ('public', 'registered', 'ticket'));--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_access_types" CHECK (("lives"."access" = 'ticket') = (jsonb_array_length("lives"."access_types") > 0));--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_live_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Another conference may be a hidden one; what is no longer scheduled exists for nobody.
  IF NEW.conference_id IS DISTINCT FROM OLD.conference_id OR NEW.publication <> 'scheduled' THEN
    PERFORM search_withdraw('live', OLD.id);
  END IF;
  PERFORM search_note('live', NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER lives_search_changed ON "lives";
--> statement-breakpoint
CREATE TRIGGER lives_search_changed AFTER UPDATE OF publication, conference_id, title, eng_title, speaker, eng_speaker, starts_at ON "lives" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_live_changed();
--> statement-breakpoint
CREATE FUNCTION search_video_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.hidden THEN
    PERFORM search_withdraw('video', NEW.id);
  END IF;
  PERFORM search_note('video', NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER videos_searched ON "videos";
--> statement-breakpoint
CREATE TRIGGER videos_searched AFTER INSERT OR DELETE ON "videos" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_source_changed('video');
--> statement-breakpoint
CREATE TRIGGER videos_search_changed AFTER UPDATE OF hidden, title, eng_title, speaker, eng_speaker, published_at ON "videos" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_video_changed();

--> statement-breakpoint
-- Who ran a live before it was planned on the site has accepted it.
INSERT INTO live_staff (live_id, conference_id, part, user_id, expires_at, state)
SELECT id, conference_id, 'host', anchor_id, starts_at, 'accepted' FROM lives WHERE conference_id IS NOT NULL AND anchor_id IS NOT NULL
UNION ALL
SELECT id, conference_id, 'funder', funder_id, starts_at, 'accepted' FROM lives WHERE conference_id IS NOT NULL AND funder_id IS NOT NULL;
