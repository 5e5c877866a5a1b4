CREATE TABLE "publications" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"conference_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_conference" ON "publications" USING btree ("conference_id","published_at","paper_id");--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin ("words");