CREATE TABLE "presentation_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presentation_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presentation_files_kind" CHECK ("presentation_files"."kind" in ('oral', 'post'))
);
--> statement-breakpoint
ALTER TABLE "presentation_files" ADD CONSTRAINT "presentation_files_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "presentation_files_current" ON "presentation_files" USING btree ("paper_id","kind") WHERE "presentation_files"."is_current";--> statement-breakpoint
CREATE INDEX "presentation_files_paper" ON "presentation_files" USING btree ("paper_id","kind","id");--> statement-breakpoint
CREATE INDEX "presentation_files_file" ON "presentation_files" USING btree ("file");