CREATE TABLE "paper_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"round" integer NOT NULL,
	"form" jsonb NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_settings" ADD COLUMN "anonymity" text DEFAULT 'double' NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "revision" jsonb;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "form_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_submissions" ADD CONSTRAINT "paper_submissions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_submissions_paper" ON "paper_submissions" USING btree ("paper_id","id");--> statement-breakpoint
ALTER TABLE "paper_settings" ADD CONSTRAINT "paper_settings_anonymity" CHECK ("paper_settings"."anonymity" in ('double', 'single'));