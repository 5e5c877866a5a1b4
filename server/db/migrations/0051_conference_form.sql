CREATE TABLE "form_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"eng_name" text DEFAULT '' NOT NULL,
	"help" text DEFAULT '' NOT NULL,
	"eng_help" text DEFAULT '' NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options_made" integer DEFAULT 0 NOT NULL,
	"show_if_field" integer,
	"show_if_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"creation_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_fields_kind" CHECK ("form_fields"."kind" in ('text', 'paragraphs', 'one', 'several', 'yes_no', 'day', 'number')),
	CONSTRAINT "form_fields_named" CHECK ("form_fields"."name" <> '' or "form_fields"."eng_name" <> ''),
	CONSTRAINT "form_fields_condition" CHECK ("form_fields"."show_if_field" is null or "form_fields"."show_if_field" <> "form_fields"."id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_show_if_field_form_fields_id_fk" FOREIGN KEY ("show_if_field") REFERENCES "public"."form_fields"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_fields_conference" ON "form_fields" USING btree ("conference_id","position");--> statement-breakpoint
CREATE INDEX "form_fields_show_if" ON "form_fields" USING btree ("show_if_field");--> statement-breakpoint
CREATE UNIQUE INDEX "form_fields_creation" ON "form_fields" USING btree ("conference_id","creation_key");