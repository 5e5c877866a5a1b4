CREATE TABLE "sheet_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_imports_kind" CHECK ("sheet_imports"."kind" in ('assignments', 'decisions'))
);
--> statement-breakpoint
CREATE TABLE "sheet_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"paper" text NOT NULL,
	"paper_id" integer,
	"who" text DEFAULT '' NOT NULL,
	"change" text NOT NULL,
	"reviewer_id" integer,
	"review_id" integer,
	"invitation_id" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"replaces" integer DEFAULT 0 NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"fault" text,
	"field" text,
	"outcome" text,
	"refusal" text,
	CONSTRAINT "sheet_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "sheet_rows_change_known" CHECK ("sheet_rows"."change" in ('same', 'assign', 'withdraw', 'decide', 'fault')),
	CONSTRAINT "sheet_rows_outcome" CHECK ("sheet_rows"."outcome" is null or "sheet_rows"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD CONSTRAINT "sheet_imports_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD CONSTRAINT "sheet_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD CONSTRAINT "sheet_rows_import_id_sheet_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sheet_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_imports_user" ON "sheet_imports" USING btree ("user_id","conference_id","id");--> statement-breakpoint
CREATE INDEX "sheet_rows_change" ON "sheet_rows" USING btree ("import_id","change","line");