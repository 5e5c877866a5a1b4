ALTER TABLE "paper_decisions" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "paper_settings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_decisions_key" ON "paper_decisions" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "papers_desk" ON "papers" USING btree ("conference_id","id") WHERE "papers"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "papers_desk_state" ON "papers" USING btree ("conference_id","state","id") WHERE "papers"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "papers_words" ON "papers" USING gin (to_tsvector('simple', regexp_replace(translate(coalesce("form" ->> 'title', '') || ' ' || coalesce("form" ->> 'eng_title', '') || ' ' || jsonb_path_query_array("form", '$.authors[*].name')::text || ' ' || jsonb_path_query_array("form", '$.authors[*].eng_name')::text, '/.@_:+-', '       '), '([㐀-鿿豈-﫿])', ' \1 ', 'g'))) WHERE "papers"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "papers_emails" ON "papers" USING gin ((lower(jsonb_path_query_array("form", '$.authors[*].email')::text)::jsonb));--> statement-breakpoint
CREATE INDEX "reviews_submitted" ON "reviews" USING btree ("paper_id","round") WHERE "reviews"."state" in ('accepted.submitted', 'accepted.acknowledged');