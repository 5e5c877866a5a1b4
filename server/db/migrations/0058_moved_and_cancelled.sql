ALTER TABLE "conferences" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "rescheduled_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "rescheduled_from" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION conference_cancelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.publication = 'cancelled' THEN
    NEW.is_cancelled := true;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conferences_cancelled BEFORE INSERT OR UPDATE OF publication ON "conferences" FOR EACH ROW EXECUTE FUNCTION conference_cancelled();
--> statement-breakpoint
UPDATE conferences SET is_cancelled = true WHERE publication = 'cancelled' OR EXISTS (SELECT 1 FROM conference_publications WHERE conference_publications.id = conferences.id AND was_cancelled);
