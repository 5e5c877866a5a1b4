CREATE TABLE "conference_publications" (
	"id" integer PRIMARY KEY NOT NULL,
	"reason" text,
	"eng_reason" text,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"was_cancelled" boolean DEFAULT false NOT NULL,
	"decided" jsonb,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conference_publications_state" CHECK ("conference_publications"."state" in ('draft', 'in_review', 'published', 'cancelled', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "conferences" DROP CONSTRAINT "conferences_publication";--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "stale" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conference_publications" ADD CONSTRAINT "conference_publications_id_conferences_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conferences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conference_publications_queue" ON "conference_publications" USING btree ("state","moved_at","id");--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_publication" CHECK ("conferences"."publication" in ('draft', 'in_review', 'published', 'cancelled', 'archived'));
--> statement-breakpoint
INSERT INTO "conference_publications" ("id", "state", "created_at", "moved_at") SELECT "id", "publication", "created_at", "created_at" FROM "conferences";
--> statement-breakpoint
CREATE FUNCTION conference_publication_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conference_publications (id, state, created_at, moved_at) VALUES (NEW.id, NEW.publication, NEW.created_at, NEW.created_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION conference_publication_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conferences SET publication = NEW.state WHERE id = NEW.id AND publication <> NEW.state;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION conference_publication_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conference_publications SET state = NEW.publication WHERE id = NEW.id AND state <> NEW.publication;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conferences_publication_made AFTER INSERT ON "conferences" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION conference_publication_made();
--> statement-breakpoint
CREATE TRIGGER conferences_publication_set AFTER UPDATE OF publication ON "conferences" FOR EACH ROW WHEN (OLD.publication <> NEW.publication) EXECUTE FUNCTION conference_publication_set();
--> statement-breakpoint
CREATE TRIGGER conference_publications_moved AFTER UPDATE OF state ON "conference_publications" FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION conference_publication_moved();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_conference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_withdraw('conference', OLD.id);
    RETURN NULL;
  END IF;
  IF NEW.publication NOT IN ('published', 'archived') THEN
    IF TG_OP = 'UPDATE' THEN
      PERFORM search_withdraw('conference', NEW.id);
    END IF;
    RETURN NULL;
  END IF;
  PERFORM search_note('conference', NEW.id);
  IF TG_OP = 'UPDATE' AND (OLD.publication <> NEW.publication OR OLD.title <> NEW.title OR OLD.eng_title <> NEW.eng_title) THEN
    INSERT INTO search_changes (source, source_id) SELECT 'live', id FROM lives WHERE conference_id = NEW.id;
    INSERT INTO search_changes (source, source_id) SELECT 'paper', paper_id FROM publications WHERE conference_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
