CREATE TABLE "people_import_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"change" text,
	"plan" jsonb,
	"order_id" integer,
	"fault" text,
	"field" text,
	"before" jsonb,
	"tagged" jsonb,
	"outcome" text,
	"refusal" text,
	CONSTRAINT "people_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "people_import_rows_change" CHECK ("people_import_rows"."change" is null or "people_import_rows"."change" in ('create', 'update', 'same', 'error')),
	CONSTRAINT "people_import_rows_fault" CHECK ((coalesce("people_import_rows"."change", '') = 'error') = ("people_import_rows"."fault" is not null)),
	CONSTRAINT "people_import_rows_outcome" CHECK ("people_import_rows"."outcome" is null or "people_import_rows"."outcome" in ('done', 'refused', 'undone', 'kept')),
	CONSTRAINT "people_import_rows_refusal" CHECK (("people_import_rows"."refusal" is not null) = (coalesce("people_import_rows"."outcome", '') in ('refused', 'kept')))
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"headings" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"applied_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"creation_key" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_imports_state" CHECK ("people_imports"."state" in ('uploaded', 'mapped', 'checked', 'applying', 'applied', 'undoing', 'undone', 'discarded'))
);
--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_order" ON "people_import_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "people_import_rows_change" ON "people_import_rows" USING btree ("import_id","change","line");--> statement-breakpoint
CREATE INDEX "people_import_rows_waiting" ON "people_import_rows" USING btree ("import_id","line") WHERE "people_import_rows"."outcome" is null and "people_import_rows"."change" in ('create', 'update');--> statement-breakpoint
CREATE INDEX "people_imports_conference" ON "people_imports" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_imports_creation" ON "people_imports" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "people_imports_working" ON "people_imports" USING btree ("id") WHERE "people_imports"."state" in ('mapped', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "people_imports_old" ON "people_imports" USING btree ("moved_at") WHERE "people_imports"."forgotten_at" is null;