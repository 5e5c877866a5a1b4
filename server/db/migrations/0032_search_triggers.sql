ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE FUNCTION search_note(of_source text, of_id integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (source, source_id) VALUES (of_source, of_id)
$$;
--> statement-breakpoint
CREATE FUNCTION search_withdraw(of_source text, of_id integer) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM search_documents
    WHERE (source = of_source AND source_id = of_id) OR (of_source = 'conference' AND conference_id = of_id)
    RETURNING id, speakers
  ), names AS (
    SELECT DISTINCT unnest(speakers) AS name FROM gone
  ), unnamed AS (
    DELETE FROM search_documents d USING names n
    WHERE d.source = 'speaker' AND d.source_id = 0 AND d.part = 0 AND d.name = n.name
      AND d.id NOT IN (SELECT id FROM gone)
  )
  INSERT INTO search_changes (source, source_id, name) SELECT 'speaker', 0, name FROM names
$$;
--> statement-breakpoint
CREATE FUNCTION search_source_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_withdraw(TG_ARGV[0], OLD.id);
  ELSE
    PERFORM search_note(TG_ARGV[0], NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_live_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Another conference may be a hidden one.
  IF NEW.conference_id IS DISTINCT FROM OLD.conference_id THEN
    PERFORM search_withdraw('live', OLD.id);
  END IF;
  PERFORM search_note('live', NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_conference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_withdraw('conference', OLD.id);
    RETURN NULL;
  END IF;
  IF NEW.publication <> 'published' THEN
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
--> statement-breakpoint
CREATE FUNCTION search_paper_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state LIKE 'published.%' OR NEW.state LIKE 'indexed.%' THEN
    PERFORM search_note('paper', NEW.id);
  ELSE
    PERFORM search_withdraw('paper', NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_publication_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_withdraw('paper', OLD.paper_id);
  ELSE
    PERFORM search_note('paper', NEW.paper_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conferences_searched AFTER INSERT OR DELETE OR UPDATE OF publication, title, eng_title, place, eng_place, venue, eng_venue, summary, eng_summary, content, eng_content, starts_at ON "conferences" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_conference_changed();
--> statement-breakpoint
CREATE TRIGGER lives_searched AFTER INSERT OR DELETE ON "lives" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_source_changed('live');
--> statement-breakpoint
CREATE TRIGGER lives_search_changed AFTER UPDATE OF conference_id, title, eng_title, speaker, eng_speaker, starts_at ON "lives" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_live_changed();
--> statement-breakpoint
CREATE TRIGGER videos_searched AFTER INSERT OR DELETE OR UPDATE OF title, eng_title, speaker, eng_speaker, published_at ON "videos" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_source_changed('video');
--> statement-breakpoint
CREATE TRIGGER news_searched AFTER INSERT OR DELETE OR UPDATE OF title, eng_title, summary, eng_summary, content, eng_content, published_at ON "news" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_source_changed('news');
--> statement-breakpoint
CREATE TRIGGER papers_searched AFTER UPDATE OF state, form ON "papers" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on' AND (OLD.state LIKE 'published.%' OR OLD.state LIKE 'indexed.%' OR NEW.state LIKE 'published.%' OR NEW.state LIKE 'indexed.%')) EXECUTE FUNCTION search_paper_changed();
--> statement-breakpoint
CREATE TRIGGER publications_searched AFTER INSERT OR DELETE OR UPDATE ON "publications" FOR EACH ROW WHEN (current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION search_publication_changed();
